import path from "node:path"
import { articlesPath } from "../../shared/knowledge-base"
import type { Problem } from "../report/problem"
import { isOfKind, type ArticleDocument, type ParsedDocument } from "./document"

/**
 * Reports articles whose number another one has. Of those, the article whose file is named after the number keeps it, or else the
 * first one. The others get an address from their file name, so that links to them are not reported as well.
 */
export function separateArticles(pages: readonly ParsedDocument[]): {
  pages: ParsedDocument[]
  problems: Problem[]
} {
  const owners = new Map<number, ArticleDocument>()
  for (const { document } of pages) {
    if (!document || !isOfKind(document, "article")) continue
    const { number } = document.frontMatter
    if (!owners.has(number) || nameOf(document) === String(number)) owners.set(number, document)
  }
  const problems: Problem[] = []
  const separated = pages.map((page) => {
    const { document, positionOf } = page
    if (!document || !isOfKind(document, "article")) return page
    const { number } = document.frontMatter
    const owner = owners.get(number)
    if (!owner || owner === document) return page
    problems.push({
      rule: "duplicate-number",
      file: document.reportFile,
      ...positionOf(["number"]),
      message: `Article number ${number} is also the number of "${owner.reportFile}".`,
      fix: "give one of them another number.",
    })
    const name = nameOf(document)
    return {
      ...page,
      document: { ...document, id: `knowledge-base/${name}`, slug: `${articlesPath}${name}` },
    }
  })
  return { pages: separated, problems }
}

function nameOf({ file }: ArticleDocument): string {
  return path.posix.parse(file).name
}
