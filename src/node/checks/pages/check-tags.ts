import { didYouMean } from "../../../hcl/suggest"
import type { Content } from "../../content/content"
import type { ContentDocument } from "../../content/document"
import { kebabCase } from "../../content/routes/route"
import { tagsFile, type Tag } from "../../content/settings/tags"
import type { Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"

/** Reports tags of a page that are not in the tag list. */
export function checkTags(
  documents: readonly ContentDocument[],
  tags: readonly Tag[],
  positionOf: Content["positionOf"],
): Problem[] {
  const known = new Set(tags.map(({ slug }) => slug))
  return documents.flatMap((document) =>
    (document.frontMatter.tags ?? []).flatMap((tag, position): Problem | Problem[] => {
      const label = typeof tag === "string" ? tag : tag.label
      if (known.has(kebabCase(typeof tag === "string" ? tag : tag.permalink))) return []
      return fieldProblem(positionOf, document, ["tags", position], {
        rule: "unknown-tag",
        message: `Tag "${label}" is not in ${tagsFile}.`,
        fix: didYouMean(
          label,
          tags.map((known) => known.label).filter((known) => known !== label), // the label is right, and the permalink not
          `use a tag of ${tagsFile}, or add this one to it.`,
        ),
      })
    }),
  )
}
