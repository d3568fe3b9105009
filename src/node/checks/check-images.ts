import { existsSync } from "node:fs"
import path from "node:path"
import { isExternal, splitAddress } from "../../shared/paths"
import type { Content } from "../content/load-content"
import { findStaticFile } from "../content/resolve-link"
import type { ContentLayout } from "../content/layout"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"

/** The file an image's address names, or `undefined` when there is none. */
export function findImage(layout: ContentLayout, fromFile: string, url: string): string | undefined {
  const target = decodeURI(splitAddress(url).path)
  if (target.startsWith("@site/")) {
    const rest = target.slice("@site/".length)
    return [path.join(path.dirname(layout.root), rest), path.resolve(rest)].find((file) => existsSync(file))
  }
  if (target.startsWith("/")) return findStaticFile(layout, target)
  const file = path.join(layout.root, path.dirname(fromFile), target)
  return existsSync(file) ? file : undefined
}

/** Reports images whose file is missing, and images without a text alternative. */
export function checkImages({ layout }: Content, pages: readonly CheckedPage[]): Problem[] {
  return pages.flatMap(({ document, outline }) =>
    outline.images.flatMap(({ url, alt, line, column }): Problem[] => {
      const place = { file: document.reportFile, line, column }
      const problems: Problem[] = []
      if (!isExternal(url) && findImage(layout, document.file, url) === undefined)
        problems.push({
          rule: "broken-image",
          ...place,
          message: `The image "${url}" does not exist.`,
          fix: "put the file beside the page or below static/, and write its path as it is on disk.",
        })
      if (alt.trim() === "")
        problems.push({
          rule: "missing-alt",
          ...place,
          message: `The image "${url}" has no text alternative.`,
          fix: "say between the brackets what the image shows.",
        })
      return problems
    }),
  )
}
