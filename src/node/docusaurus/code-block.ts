import type { Code, Nodes } from "mdast"
import {
  attributeOf,
  attributeTextOf,
  expressionIn,
  expressionOf,
  isExpression,
  literalText,
  shownAttributeText,
  type JsxElement,
} from "../markdown/mdx/jsx-attributes"

/** Texts of the files that a body imports with `raw-loader`, by the names of the imports. */
export type RawTexts = ReadonlyMap<string, string>

/** The fence that shows what Docusaurus's `<CodeBlock>` shows; `undefined` if the code is computed. */
export function codeBlockOf(element: JsxElement, texts: RawTexts): [Code] | undefined {
  const text = element.children.map((child) => textOfCode(child, texts))
  if (text.includes(undefined)) return undefined
  const meta = metaOf(element)
  return [
    {
      type: "code",
      lang: languageOf(element) ?? null,
      meta: meta === "" ? null : meta,
      value: text.join("").replace(/^\n|\n$/g, ""),
      ...(element.position ? { position: element.position } : {}),
    },
  ]
}

function languageOf(element: JsxElement): string | undefined {
  return (
    attributeTextOf(element, "language") ??
    /(?:^|\s)language-(\S+)/.exec(attributeTextOf(element, "className") ?? "")?.[1]
  )
}

/** The options as a fence has them. A title in `metastring` comes last, because it has priority in Docusaurus, too. */
function metaOf(element: JsxElement): string {
  const title = attributeOf(element, "title")
  const shownTitle = title && shownAttributeText(title)
  const numbers = lineNumbersOf(element)
  const written = attributeTextOf(element, "metastring") ?? ""
  return [
    shownTitle === undefined ? "" : `title="${shownTitle.replaceAll('"', "'")}"`,
    numbers ?? "",
    // The property has priority over the same word in `metastring`.
    numbers === undefined ? written : written.replace(/(?:^|\s)showLineNumbers(?:=\S+)?/g, ""),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ")
}

/** The option of a fence for the property `showLineNumbers`, which is empty for `{false}`; `undefined` without the property. */
function lineNumbersOf(element: JsxElement): string | undefined {
  const attribute = attributeOf(element, "showLineNumbers")
  if (!attribute) return undefined
  const expression = expressionOf(attribute)
  if (expression?.type !== "Literal") return "showLineNumbers"
  const { value } = expression
  if (typeof value === "number") return `showLineNumbers={${value}}`
  return value ? "showLineNumbers" : ""
}

/** The text of the code; `undefined` if it is computed. */
function textOfCode(node: Nodes, texts: RawTexts): string | undefined {
  if (node.type === "text") return node.value
  if (node.type === "paragraph") {
    const parts = node.children.map((child) => textOfCode(child, texts))
    return parts.includes(undefined) ? undefined : parts.join("")
  }
  if (!isExpression(node)) return undefined
  const expression = expressionIn(node.data?.estree)
  if (expression?.type === "Identifier") return texts.get(expression.name)
  return expression && literalText(expression)
}
