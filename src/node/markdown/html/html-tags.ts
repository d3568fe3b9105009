/** A start or end tag in a piece of HTML. */
export interface HtmlTag {
  /** In lower case. */
  name: string
  isEnd: boolean
  /** Whether it ends like `<br/>`. */
  isSelfClosing: boolean
  /** Offset of its `<`. */
  offset: number
  /** With names in lower case. */
  attributes: { name: string; value: string; offset: number }[]
}

const construct = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/g
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The start and end tags of a piece of HTML, which can be incomplete: Markdown splits HTML at blank lines and around text. Only
 * use it to find positions in the source; sanitizing works on the parsed tree.
 */
export function htmlMarks(html: string): HtmlTag[] {
  return [...html.matchAll(construct)].flatMap((match) => {
    const [whole, slash = "", name, rest = ""] = match
    if (name === undefined) return []
    const restOffset = match.index + 1 + slash.length + name.length
    return {
      name: name.toLowerCase(),
      isEnd: slash === "/",
      isSelfClosing: whole.endsWith("/>"),
      offset: match.index,
      attributes: [...rest.matchAll(attribute)].map(
        ({ 1: key = "", 2: double, 3: single, 4: bare, index }) => ({
          name: key.toLowerCase(),
          value: decode(double ?? single ?? bare ?? ""),
          offset: restOffset + index,
        }),
      ),
    }
  })
}

/** The start tags of a piece of HTML; see `htmlMarks`. */
export function htmlTags(html: string): HtmlTag[] {
  return htmlMarks(html).filter(({ isEnd }) => !isEnd)
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#39", "'"],
  ["apos", "'"],
])

function decode(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#39|apos);/g, (whole, name: string) => entities.get(name) ?? whole)
}

/** The visible text of a piece of HTML: without tags, comments and invisible elements. */
export function htmlText(html: string): string {
  return decode(html.replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "").replace(construct, " "))
    .replace(/\s+/g, " ")
    .trim()
}
