import { articleKindLabels } from "../../../shared/article-kinds"
import { urlOfRelease } from "../../../shared/release-paths"
import { factList } from "../../markdown/portable/fact-list"
import type { ArticleDocument } from "../document"

/** The facts in an article's front matter as portable Markdown: as on its page, whether and for which versions its answer is valid. */
export function plainArticleFacts({ frontMatter }: Pick<ArticleDocument, "frontMatter">): string {
  const { answered, kind, checked, holds_for, answered_by } = frontMatter
  return factList({
    State: answered ? "Answered" : "Open",
    Kind: articleKindLabels[kind],
    "Checked on": checked,
    "Valid for": holds_for,
    "Resolved in": answered_by && `[${answered_by}](${urlOfRelease(answered_by)})`,
  })
}
