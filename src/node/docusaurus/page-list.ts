import type { Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import { attributeOf, expressionOf, type JsxElement } from "../markdown/mdx/jsx-attributes"
import { notKnown, staticValue } from "../markdown/mdx/static-value"
import { fieldsOf, textOf } from "./plain-values"

declare module "mdast" {
  interface RootData {
    /** Set for a body that lists the pages of its section, where Docusaurus has `<DocCardList />`. */
    listsPages?: true
  }
}

/** Docusaurus's functions for the items of the current category. */
const currentItems: ReadonlySet<string> = new Set(["useCurrentSidebarCategory", "useCurrentSidebarSiblings"])

/**
 * What replaces Docusaurus's `<DocCardList />`. Without items, the body is marked: the page shows the pages of its section below its
 * text, as each index page does. Items with literal values are cards; `undefined` for other items.
 */
export function pageListOf(element: JsxElement, tree: Root): [] | [ContainerDirective] | undefined {
  const items = attributeOf(element, "items")
  const shown = items && expressionOf(items)
  if (shown?.type === "ArrayExpression") {
    const cards = itemsIn(staticValue(shown, new Map()))
    return cards && [cardsOf(cards, element.position)]
  }
  if (items && !isCurrent(shown)) return undefined
  tree.data = { ...tree.data, listsPages: true }
  return []
}

/** Whether an expression has the items of the current category. */
function isCurrent(expression: ReturnType<typeof expressionOf>): boolean {
  const call =
    expression?.type === "MemberExpression" && expression.object.type !== "Super"
      ? expression.object
      : expression
  return (
    call?.type === "CallExpression" && call.callee.type === "Identifier" && currentItems.has(call.callee.name)
  )
}

interface Card {
  href: string
  label: string
  description: string | undefined
}

/** The items of a list; `undefined` if a value of one is not known, or one has no label or leads to no address. */
function itemsIn(value: unknown): Card[] | undefined {
  if (!Array.isArray(value)) return undefined
  const cards = value.flatMap((item: unknown): Card[] => {
    const { href, label, description } = fieldsOf(item)
    const [address, title] = [textOf(href), textOf(label)]
    return address === undefined || title === undefined || description === notKnown
      ? []
      : [{ href: address, label: title, description: textOf(description) }]
  })
  return cards.length === value.length && cards.length > 0 ? cards : undefined
}

function cardsOf(cards: readonly Card[], position: JsxElement["position"]): ContainerDirective {
  const place = position ? { position } : {}
  return {
    type: "containerDirective",
    name: "cards",
    ...place,
    children: [
      {
        type: "list",
        spread: false,
        ...place,
        children: cards.map(({ href, label, description }) => ({
          type: "listItem",
          spread: false,
          ...place,
          children: [
            {
              type: "paragraph",
              ...place,
              children: [
                { type: "link", url: href, children: [{ type: "text", value: label }], ...place },
                ...(description === undefined ? [] : [{ type: "text" as const, value: ` ${description}` }]),
              ],
            },
          ],
        })),
      },
    ],
  }
}
