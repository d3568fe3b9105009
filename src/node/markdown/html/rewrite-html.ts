import { Parser, type Handler } from "htmlparser2"

/** What the handlers of `rewriteHtml` can do with the tag or text that they are called for. */
interface HtmlRewriter {
  /** Position in the HTML at which the tag or text starts. */
  start(): number
  /** Replaces the tag or text, or everything from a position to its end. */
  replace(text: string, start?: number): void
  /** Replaces an opening tag with one of this name whose attributes have other values, unless all are the same. */
  replaceOpening(
    tag: { name: string; attributes: Record<string, string> },
    rewritten: { name: string; value: (attribute: string, value: string) => string },
  ): void
}

/**
 * Copies HTML, except what the handlers replace, so that no tree has to be made of a page.
 * @param html HTML as the build writes it: attribute values in double quotes
 * @param createHandlers creates handlers, which get values as they are escaped in the HTML, and names in their case
 */
export function rewriteHtml(
  html: string,
  createHandlers: (rewriter: HtmlRewriter) => Partial<Handler>,
): string {
  const parts: string[] = []
  let copied = 0
  const rewriter: HtmlRewriter = {
    start: () => parser.startIndex,
    replace(text, start = parser.startIndex) {
      parts.push(html.slice(copied, start), text)
      copied = parser.endIndex + 1
    },
    replaceOpening({ name, attributes }, rewritten) {
      const values = Object.entries(attributes).map(
        ([attribute, value]) => [attribute, rewritten.value(attribute, value)] as const,
      )
      if (name === rewritten.name && values.every(([attribute, value]) => value === attributes[attribute]))
        return
      const end = html[parser.endIndex - 1] === "/" ? "/>" : ">"
      this.replace(
        `<${rewritten.name}${values.map(([attribute, value]) => ` ${attribute}="${value}"`).join("")}${end}`,
      )
    },
  }
  const parser: Parser = new Parser(createHandlers(rewriter), {
    decodeEntities: false, // values stay escaped, as they are written to HTML again
    lowerCaseTags: false, // the case of names matters in SVG
    lowerCaseAttributeNames: false,
  })
  parser.end(html)
  return [...parts, html.slice(copied)].join("")
}
