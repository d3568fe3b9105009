import type { ElementContent } from "hast"
import { normalizeTokens } from "prism-react-renderer"
import { element } from "../html/hast"
import { Prism } from "./prism"

/** Token types that do not become classes: plain text, and one that is the class of the site's frame around code. */
const unnamed: ReadonlySet<string> = new Set(["plain", "code-block"])

/** Splits code into lines of tokens: `span.token` elements with Prism's type names as classes, and plain text. */
export function highlightLines(code: string, grammarName: string): ElementContent[][] {
  const grammar = Object.hasOwn(Prism.languages, grammarName) ? Prism.languages[grammarName] : undefined
  if (typeof grammar !== "object")
    // unknown, or one of the functions that Prism keeps among its grammars
    return code.split("\n").map((value) => (value === "" ? [] : [{ type: "text", value }]))
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line.flatMap(({ types, content, empty }): ElementContent[] => {
      if (empty || content === "") return []
      const names = [...new Set(types)].filter((type) => !unnamed.has(type))
      if (names.length === 0) return [{ type: "text", value: content }]
      return [element("span", { className: ["token", ...names] }, content)]
    }),
  )
}
