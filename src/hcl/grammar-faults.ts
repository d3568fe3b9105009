import type { SyntaxFault } from "./call-fault"
import { childOf, partsOf, withoutQuotes, type HclNode, type HclTree } from "./hcl-tree"
import { markerFault } from "./marker-fault"
import { onePerLine } from "./sort-faults"

/**
 * What the grammar of the parser accepts, but HCL does not, in text order: at most one fault per line. The grammar treats line
 * ends like spaces, accepts text beside the marker of a heredoc and empty interpolations, and has hexadecimal numbers. Parts with a syntax error are
 * left out, because the tree may group them wrongly.
 */
export function grammarFaults({ root, text }: HclTree): SyntaxFault[] {
  const faults: SyntaxFault[] = []
  const isCut = ([before, after]: Pair) => hasLineEnd(text.slice(before.end, after.start))
  const examine = (node: HclNode): void => {
    for (const fault of faultsOf[node.type]?.(node, isCut) ?? []) if (fault) faults.push(fault)
    node.children.forEach(examine)
  }
  examine(root)
  return onePerLine(faults)
}

/** Whether a line ends in the spaces and comments between two parts. */
function hasLineEnd(between: string): boolean {
  return between.includes("\n") && between.replace(/(?:#|\/\/).*|\/\*[^]*?\*\//g, "").includes("\n")
}

/** Two parts that follow each other. */
type Pair = readonly [HclNode, HclNode]
/** Whether a line ends between two parts. */
type IsCut = (pair: Pair) => boolean
type Found = SyntaxFault | undefined

/** The faults of a node itself, without those of its children, by its type. */
const faultsOf: Record<string, (node: HclNode, isCut: IsCut) => Found[]> = {
  body: (body, isCut) => pairsOf(partsOf(body)).map((pair) => joinFault(pair, isCut, "start a new line")),
  object: (object, isCut) => pairsOf(partsOf(object)).map((pair) => elementFault(pair, isCut)),
  block: (block, isCut) => [cutFault(block, headerOf(block), isCut), bracesFault(block, isCut)],
  attribute: (item, isCut) => [cutFault(item, outerParts(item), isCut)],
  object_elem: (item, isCut) => [cutFault(item, outerParts(item), isCut)],
  heredoc_template: (heredoc) => [heredoc.hasError ? undefined : markerFault(heredoc)],
  numeric_lit: (number) => [hexadecimalFault(number)],
  template_interpolation: (interpolation) => [emptyFault(interpolation)],
}

function emptyFault(interpolation: HclNode): Found {
  if (interpolation.hasError || childOf(interpolation, "expression")) return undefined
  const fix = "write an expression between the braces, or `$${}` for these characters."
  return faultAt(interpolation, `"${interpolation.text}" has no expression in its braces.`, fix)
}

function hexadecimalFault(number: HclNode): Found {
  if (!/^0x/i.test(number.text)) return undefined
  const message = `HCL has no hexadecimal numbers such as "${number.text}".`
  // The grammar accepts all letters and digits after `0x`.
  const isValid = /^0x[\da-f]+$/i.test(number.text)
  return faultAt(number, message, isValid ? `write \`${BigInt(number.text)}\`.` : "write a decimal number.")
}

/** The fault of a part that begins on the line where the one before ends. */
function joinFault([before, after]: Pair, isCut: IsCut, separate: string): Found {
  if (isCut([before, after])) return undefined
  const message = `"${nameOf(after)}" begins on the line where "${nameOf(before)}" ends.`
  return faultAt(after, message, `${separate} before "${nameOf(after)}".`)
}

function elementFault([before, after]: Pair, isCut: IsCut): Found {
  if (before.type !== "object_elem") return undefined
  if (after.type === "object_elem") return joinFault([before, after], isCut, "write a comma or a line end")
  if (after.text !== "," || !isCut([before, after])) return undefined
  const message = `The comma after "${nameOf(before)}" is on another line.`
  return faultAt(after, message, "leave the comma out: the line end separates the elements.")
}

/** The fault of missing line ends after the opening brace or before the closing brace of a block. */
function bracesFault(block: HclNode, isCut: IsCut): Found {
  const [start, end] = [childOf(block, "block_start"), childOf(block, "block_end")]
  const items = childOf(block, "body")
  const [first, ...others] = items ? partsOf(items) : []
  const last = others.at(-1) ?? first
  if (!start || !end || !first || !last || block.hasError) return undefined
  const isEndCut = isCut([last, end])
  if (isCut([start, first]))
    return isEndCut
      ? undefined
      : faultAt(end, `The "}" is on the line where "${nameOf(last)}" ends.`, 'start a new line before "}".')
  if (first === last && first.type === "attribute" && !isEndCut) return undefined
  const message =
    "A block that continues on the line of its `{` can only hold one argument, and must end on that line."
  return faultAt(start, message, "start a new line after `{`, after each argument, and before `}`.")
}

/** The first forbidden line end in an argument or in the header of a block. Line ends within brackets are allowed. */
function cutFault(item: HclNode, parts: readonly HclNode[], isCut: IsCut): Found {
  const cut = pairsOf(parts).find((pair) => !opening.test(pair[0].text) && isCut(pair))
  if (!cut || (item.hasError && item.type !== "block")) return undefined
  const [before, after] = cut
  const [name, line] = [nameOf(item), before.endLine]
  const isSign = ({ type }: HclNode) => type === "=" || type === ":"
  const fix = (what: string) => `move ${what} from line ${after.line} to the end of line ${line}.`
  if (item.type === "block" || (isSign(after) && item.children.includes(after)))
    return faultAt(
      after,
      `The "${withoutQuotes(after.text)}" after "${name}" is on a different line from the name.`,
      fix(`\`${after.text}\``),
    )
  if (isSign(before) && item.children.includes(before))
    return faultAt(
      after,
      `The value of "${name}" is on a different line from its "${before.text}".`,
      fix("the value"),
    )
  const message = `The value of "${name}" continues on line ${after.line}, but for HCL it ends on line ${line}.`
  return faultAt(after, message, "put the value in parentheses, or write it on one line.")
}

/** Each part with its successor. Parts with a syntax error are in no pair. */
function pairsOf(parts: readonly HclNode[]): Pair[] {
  return parts.flatMap((part, index): Pair[] => {
    const next = parts[index + 1]
    return next && !part.hasError && !next.hasError ? [[part, next]] : []
  })
}

const opening = /^[[({]$/
const closing = /^[\])}]$/
const wholeTexts = new Set(["quoted_template", "string_lit", "heredoc_template"])

/** The smallest parts of a node: whole strings, and brackets without what is between them. */
function outerParts(node: HclNode): HclNode[] {
  if (node.children.length === 0 || wholeTexts.has(node.type)) return [node]
  let isBracketed = false
  return partsOf(node).flatMap((part) => {
    if (closing.test(part.text)) isBracketed = false
    if (isBracketed) return []
    isBracketed = opening.test(part.text)
    return outerParts(part)
  })
}

function headerOf(block: HclNode): HclNode[] {
  const parts = partsOf(block)
  return parts.slice(0, parts.findIndex(({ type }) => type === "block_start") + 1)
}

function faultAt({ line, column }: HclNode, message: string, fix: string): SyntaxFault {
  return { line, column, message, fix }
}

/** The name of an argument or of an element, or the type of a block: from its text if `readTree` has left out its children. */
function nameOf(item: HclNode): string {
  const [name] = partsOf(item)
  return withoutQuotes(name?.text ?? /^[^\s={/#]*/.exec(item.text)?.[0] ?? "")
}
