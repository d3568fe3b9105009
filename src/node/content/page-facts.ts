import { withoutTrailingSlash } from "../../shared/paths"
import { articlesAbout } from "../knowledge-base/articles-about"
import { questionOf } from "../knowledge-base/question"
import { relatedArticles } from "../knowledge-base/related-articles"
import type { Content } from "./content"
import { isOfKind, type ArticleDocument, type ContentDocument } from "./document"
import { resolveLink } from "./routes/resolve-link"

/** What is known about a page from other pages and from the repository. */
export interface PageFacts {
  /** Numbers of the articles that the page shows as related, in order. */
  relatedNumbers: readonly number[]
  /** Date of the last commit to the page's file, as yyyy-mm-dd. */
  lastCommit?: string
}

/**
 * The facts about every page, by path of its file from the content directory.
 * @param lastCommitOf date of the last commit to a file, given by path from the content directory
 */
export function pageFacts(
  { documents, index, layout }: Pick<Content, "documents" | "index" | "layout">,
  lastCommitOf: (file: string) => string | undefined,
): Map<string, PageFacts> {
  const articles = documents.flatMap((document) => (isOfKind(document, "article") ? document : []))
  const numberOf = ({ frontMatter }: ArticleDocument) => frontMatter.number
  const wanted = articles.filter(({ frontMatter }) => frontMatter.related === undefined)
  const similar = relatedArticles(articles.map(questionOf), new Set(wanted.map(numberOf)))
  const about = articlesAbout(
    articles.map((article) => ({ ...article, number: numberOf(article) })),
    (article, address) => {
      const link = resolveLink(index, layout, article, address)
      return link.kind === "page" ? link.page.slug : undefined
    },
  )
  return new Map(
    documents.map((document) => {
      const relatedNumbers = isOfKind(document, "article")
        ? (document.frontMatter.related ?? similar.get(numberOf(document)))
        : about.get(withoutTrailingSlash(document.slug))
      const lastCommit = lastCommitOf(document.generatedFrom ?? document.file)
      const facts = {
        relatedNumbers: relatedNumbers ?? [],
        ...(lastCommit === undefined ? {} : { lastCommit }),
      }
      return [document.file, facts]
    }),
  )
}

/** Date of a page's last change, as yyyy-mm-dd: from its front matter, else of its file's last commit. */
export function lastUpdated({ frontMatter }: ContentDocument, { lastCommit }: PageFacts): string | undefined {
  return frontMatter.last_update?.date?.slice(0, 10) ?? lastCommit
}
