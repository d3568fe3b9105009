import { articleKindLabels } from "../../../shared/article-kinds"
import { releaseUrl, repositoryUrl } from "../../../shared/release-paths"
import type { ArticleDocument } from "../document"

/** The facts in an article's front matter as portable Markdown: as on its page, whether and for which versions its answer is valid. */
export function plainArticleFacts({ frontMatter }: Pick<ArticleDocument, "frontMatter">): string {
  const { answered, kind, checked, holds_for, answered_by } = frontMatter
  const [repository = "", tag = ""] = answered_by?.split(" ") ?? []
  const resolved = answered_by && `[${answered_by}](${releaseUrl(repositoryUrl(repository), tag)})`
  const facts = {
    State: answered ? "Answered" : "Open",
    Kind: articleKindLabels[kind],
    "Checked on": checked,
    "Valid for": holds_for,
    "Resolved in": resolved,
  }
  return Object.entries(facts)
    .flatMap(([label, value]) => (value === undefined ? [] : `- **${label}:** ${value}`))
    .join("\n")
}
