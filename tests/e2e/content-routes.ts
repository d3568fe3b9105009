import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { parseDocument } from "../../src/node/content/document"
import { generatedFiles } from "../../src/node/content/files/generated-files"
import { contentLayout, isPageFile } from "../../src/node/content/layout"
import { parseYaml } from "../../src/node/content/yaml/parse-yaml"
import { deployableFile, deployableSchema } from "../../src/node/deployable/deployable-file"
import { glossaryFile, glossarySchema } from "../../src/node/glossary/glossary-file"
import { parseReleases, releasesFolder } from "../../src/node/releases/release-file"

/**
 * Addresses of all pages of a content tree but drafts, unlisted and replaced ones, those that its data makes among them,
 * and of the tags that it declares.
 */
export function contentRoutes(contentDir: string): string[] {
  const layout = contentLayout(contentDir)
  const read = (file: string) => readFileSync(path.join(layout.root, file), "utf8")
  const files = readdirSync(layout.root, { recursive: true, encoding: "utf8" }).map((file) =>
    file.split(path.sep).join("/"),
  )
  const releases = files
    .filter((file) => path.posix.dirname(file) === releasesFolder && file.endsWith(".jsonl"))
    .map((file) => ({
      repository: path.posix.basename(file, ".jsonl"),
      file,
      releases: parseReleases(file, read(file)).releases,
    }))
  const { data: deployable } = files.includes(deployableFile)
    ? parseYaml(deployableSchema, deployableFile, read(deployableFile))
    : {}
  const written = files.filter((file) => isPageFile(layout, file)).map((file) => ({ file, text: read(file) }))
  const { data: terms = [] } = files.includes(glossaryFile)
    ? parseYaml(glossarySchema, glossaryFile, read(glossaryFile))
    : {}
  const generated = generatedFiles(layout, {
    ...(deployable ? { deployable } : {}),
    releases,
    terms,
    problems: [],
  })
  const pages = [...written, ...generated].flatMap(({ file, text }) => {
    const { document } = parseDocument(layout, file, text)
    if (!document) return []
    const { draft, unlisted } = document.kind === "article" ? {} : document.frontMatter
    return draft || unlisted || document.frontMatter.replaced_by ? [] : document.slug
  })
  const tags = parse(read("tags.yml")) as { slug: string }[] // checked by the build
  return [...pages, ...tags.map(({ slug }) => `/tags/${slug}`)]
}
