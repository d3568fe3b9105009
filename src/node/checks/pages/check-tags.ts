import { didYouMean } from "../../../hcl/suggest"
import type { SourcePosition } from "../../../shared/source-position"
import type { ContentDocument } from "../../content/document"
import { kebabCase } from "../../content/routes/route"
import { tagsFile, type Tag } from "../../content/settings/tags"
import type { Problem } from "../../report/problem"

/** Reports tags of a page that are not in the tag list. */
export function checkTags(
  documents: readonly ContentDocument[],
  tags: readonly Tag[],
  positionOf: (document: ContentDocument, field: readonly PropertyKey[]) => SourcePosition,
): Problem[] {
  const known = new Set(tags.map(({ slug }) => slug))
  return documents.flatMap((document) =>
    (document.frontMatter.tags ?? []).flatMap((tag, position): Problem[] => {
      const label = typeof tag === "string" ? tag : tag.label
      if (known.has(kebabCase(typeof tag === "string" ? tag : tag.permalink))) return []
      return [
        {
          rule: "unknown-tag",
          file: document.reportFile,
          ...positionOf(document, ["tags", position]),
          message: `Tag "${label}" is not in ${tagsFile}.`,
          fix: didYouMean(
            label,
            tags.map((known) => known.label).filter((known) => known !== label), // the label is right, and the permalink not
            `use a tag of ${tagsFile}, or add this one to it.`,
          ),
        },
      ]
    }),
  )
}
