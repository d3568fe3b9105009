/** A start tag in a piece of HTML. */
interface HtmlTag {
  /** In lower case. */
  name: string
  /** Offset of its `<`. */
  offset: number
  attributes: { name: string; value: string; offset: number }[]
}

const construct = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/g
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * The start tags of a piece of HTML, which can be incomplete: Markdown splits HTML at blank lines and around text. Only use it
 * to find positions in the source; sanitizing works on the parsed tree.
 */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = []
  for (const match of html.matchAll(construct)) {
    const [, slash, name, rest = ""] = match
    if (name === undefined || slash === "/") continue
    const restOffset = match.index + 1 + name.length
    tags.push({
      name: name.toLowerCase(),
      offset: match.index,
      attributes: [...rest.matchAll(attribute)].map(([, key = "", double, single, bare], index, all) => ({
        name: key.toLowerCase(),
        value: decode(double ?? single ?? bare ?? ""),
        offset: restOffset + (all[index]?.index ?? 0),
      })),
    })
  }
  return tags
}

/** A start or end tag. */
export interface HtmlMark {
  /** In lower case. */
  name: string
  kind: "start" | "end"
  /** Offset of its `<`. */
  offset: number
  /** Names of a start tag's attributes, in lower case. */
  attributes: string[]
}

/** The start and end tags of a piece of HTML, without self-closing ones such as `<br/>`. */
export function htmlMarks(html: string): HtmlMark[] {
  return [...html.matchAll(construct)].flatMap(([whole, slash, name, rest = ""], index, all) => {
    if (name === undefined || whole.endsWith("/>")) return []
    return {
      name: name.toLowerCase(),
      kind: slash === "/" ? "end" : "start",
      offset: all[index]?.index ?? 0,
      attributes: [...rest.matchAll(attribute)].map(([, key = ""]) => key.toLowerCase()),
    }
  })
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
