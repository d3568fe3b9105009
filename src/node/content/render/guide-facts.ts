import { plainMarkdown } from "../../markdown/plain-markdown"
import { addressInMarkdown } from "../../markdown/portable/address-in-markdown"
import { outlineOf, readBody } from "../../markdown/read-markdown"
import type { Outline } from "../../markdown/types"
import type { RenderContext } from "../../markdown/render-inputs"
import { renderDescription } from "../../reference/render-description"
import type { ContentDocument } from "../document"
import type { DocumentContext } from "./render-document"

/** A fact that is shown above a guide's text. */
interface GuideFact {
  label: string
  /** Each as inline Markdown. */
  items: string[]
  /** Front-matter field of the items. */
  field: "time" | "prerequisites" | "you_will_have"
}

/** The facts in a guide's front matter; empty for other pages. */
function guideFacts(document: ContentDocument): GuideFact[] {
  if (document.kind !== "doc") return []
  const { time, prerequisites = [], you_will_have = [] } = document.frontMatter
  const facts: GuideFact[] = [
    { label: "Time", items: time === undefined ? [] : [time], field: "time" },
    { label: "You need", items: prerequisites, field: "prerequisites" },
    { label: "You will have", items: you_will_have, field: "you_will_have" },
  ]
  return facts.filter(({ items }) => items.length > 0)
}

/** The facts of a guide as HTML; `undefined` for a page without facts. */
export function renderGuideFacts(document: ContentDocument, context: RenderContext): string | undefined {
  const facts = guideFacts(document)
  if (facts.length === 0) return undefined
  const groups = facts.map(({ label, items }) => {
    const values = items.map((item) => `<dd>${renderDescription(item, context)}</dd>`)
    return `<div><dt>${label}</dt>${values.join("")}</div>`
  })
  return `<dl class="guide-facts">${groups.join("")}</dl>`
}

/** The facts of a guide as portable Markdown; empty for a page without facts. */
export function plainGuideFacts(document: ContentDocument, { context, site }: DocumentContext): string {
  const body = guideFacts(document)
    .map(({ label, items }) =>
      items.length === 1
        ? `- **${label}:** ${items[0]}`
        : [`- **${label}:**`, ...items.map((item) => `  - ${item}`)].join("\n"),
    )
    .join("\n")
  if (body === "") return ""
  const source = { file: document.file, format: "md", body, bodyLine: 1 } as const
  return plainMarkdown(readBody(source, context), (url) =>
    addressInMarkdown(url, context.resolveLink(url), site),
  )
}

/**
 * The links and problems of a guide's facts, in the same form as those of a body.
 * @param positionOf position of a front-matter field's value in the guide's file
 */
export function guideFactParts(
  document: ContentDocument,
  positionOf: (field: readonly PropertyKey[]) => { line: number; column: number },
): Pick<Outline, "links" | "messages"> {
  const outlines = guideFacts(document).flatMap(({ items, field }) =>
    items.map((body, index) => {
      const { links, messages } = outlineOf({ file: document.file, format: "md", body, bodyLine: 1 })
      const position = positionOf([field, index])
      return {
        links: links.map((link) => ({ ...link, ...position })),
        messages: messages.map((message) => ({ ...message, ...position })),
      }
    }),
  )
  return {
    links: outlines.flatMap(({ links }) => links),
    messages: outlines.flatMap(({ messages }) => messages),
  }
}
