import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { parseDocument } from "../../src/node/content/document"
import { contentLayout, isPageFile } from "../../src/node/content/layout"

/** Addresses of all pages of a content tree but drafts and unlisted ones, and of the tags that it declares. */
export function contentRoutes(contentDir: string): string[] {
  const layout = contentLayout(contentDir)
  const pages = readdirSync(layout.root, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => isPageFile(layout, file))
    .flatMap((file) => {
      const { document } = parseDocument(layout, file, readFileSync(path.join(layout.root, file), "utf8"))
      if (!document) return []
      const { draft, unlisted } = document.kind === "article" ? {} : document.frontMatter
      return draft || unlisted ? [] : document.slug
    })
  const tags = parse(readFileSync(path.join(layout.root, "tags.yml"), "utf8")) as { slug: string }[] // checked by the build
  return [...pages, ...tags.map(({ slug }) => `/tags/${slug}`)]
}
