import { readBrackets } from "../../src/hcl/brackets"
import { walk, type HclNode, type HclTree } from "../../src/hcl/hcl-tree"

/** Code with one mistake. */
interface BrokenCode {
  text: string
  /** The line that has to be changed: for a missing end, that of its bracket. */
  line: number
}

/** By name, all ways to make one mistake in code that has none. */
export const mistakes: Record<string, (code: HclTree) => BrokenCode[]> = {
  "a missing closing bracket": (code) =>
    bracketsIn(code).map(([start, end]) => ({ text: without(code, end), line: start.line })),
  "a missing opening bracket": (code) =>
    bracketsIn(code).map(([start]) => ({ text: without(code, start), line: start.line })),
  "a closing bracket too many": (code) =>
    bracketsIn(code).map(([, { start, end, line }]) => ({
      text: code.text.slice(0, end) + code.text.slice(start),
      line,
    })),
  "a missing value": (code) =>
    plainValuesIn(code).map((value) => ({ text: without(code, value), line: value.line })),
  "a string without quotes": (code) =>
    stringsIn(code).map((value) => ({
      text: withText(code, value, value.text.slice(1, -1)),
      line: value.line,
    })),
}

/** The brackets with their ends, without those of interpolations. */
function bracketsIn({ root }: HclTree): [HclNode, HclNode][] {
  return readBrackets(root).pairs.filter(([{ text }]) => text.length === 1)
}

/** The values of arguments and of keys in objects that are on one line and have no brackets. */
function plainValuesIn({ root }: HclTree): HclNode[] {
  return [...walk(root)].flatMap(({ type, children }) => {
    const value = type === "attribute" || type === "object_elem" ? children.at(-1) : undefined
    return value && !/[\n{[(<]/.test(value.text) ? [value] : []
  })
}

/** The values that are strings, without those that can be parsed without quotes: names, numbers and paths. */
function stringsIn(code: HclTree): HclNode[] {
  return plainValuesIn(code).filter(({ text }) => /^"(?=.*[^\w./-].*"$)[^"]*"$/.test(text))
}

function without(code: HclTree, node: HclNode): string {
  return withText(code, node, "")
}

function withText({ text }: HclTree, { start, end }: HclNode, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end)
}
