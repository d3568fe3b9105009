import { sectionText } from "../../../content/render/section-text"
import type { ArticleNode } from "../../nodes/types"
import type { Fields } from "../field"
import { renderInQuery } from "../render-in-query"
import { shownHeadings } from "../resolve-headings"
import { outlineOfDocument } from "../resolve-outline"
import { relatedArticlesOf } from "../resolve-related-articles"
import { pageFacts } from "../resolver-context"
import { documentFields } from "./document-fields"

/** The computed fields of `Article`. */
export const articleFields: Fields<ArticleNode> = {
  ...documentFields,
  questionHtml: async ({ document }, context) => (await renderInQuery(document, context)).questionHtml,
  kind: ({ document }) => document.frontMatter.kind,
  answered: ({ document }) => document.frontMatter.answered,
  checked: ({ document }) => document.frontMatter.checked,
  holdsFor: ({ document }) => document.frontMatter.holds_for,
  answeredBy: ({ document }) => document.frontMatter.answered_by,
  relatedNumbers: ({ file }, context) => pageFacts(file, context).relatedNumbers,
  related: relatedArticlesOf,
  headings: async (article, context) =>
    (await shownHeadings(article, context)).filter(
      ({ text }) => article.format === "mdx" || text !== "Question",
    ),
  question: async ({ document }, context) =>
    sectionText((await outlineOfDocument(document, context)).sections, "Question"),
  answer: async ({ document }, context) =>
    sectionText(
      (await outlineOfDocument(document, context)).sections.filter(
        ({ heading }) => heading?.text !== "Question",
      ),
    ),
}
