import { isDeepStrictEqual } from "node:util"
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Alias,
  type Document,
  type Node,
} from "yaml"
import { linesOf, type SourcePosition } from "../../../shared/source-position"
import { findResult, keepResult } from "../../cache/result-cache"
import type { Problem } from "../../report/problem"
import { describeJsonError } from "./describe-json-error"
import { describeYamlError, indentation } from "./describe-yaml-error"
import { findUnresolvedAliases } from "./find-unresolved-aliases"

/** Position for everything in a file that could not be parsed. */
export const startOfFile = (): SourcePosition => ({ line: 1, column: 1 })

/** Parsed YAML, with the positions of its values. */
export interface YamlSource {
  value: unknown
  /** The numbers of the value that JavaScript prints in another form, such as `1.10`. */
  numbers: readonly WrittenNumber[]
  /** Position of the value at a path, or of the innermost existing value around it. */
  positionOf(path: readonly PropertyKey[]): SourcePosition
  /** Position of the key of the field at a path. */
  positionOfKey(path: readonly PropertyKey[]): SourcePosition
}

/** A number at a path of keys and indexes, as it is written. */
interface WrittenNumber {
  path: readonly PropertyKey[]
  text: string
}

/** Maximum nesting depth of values. */
const maxDepth = 50

/** The part of a file that is YAML; default: the whole file. */
interface YamlPart {
  /** Its name in problem messages. */
  name: string
  /** Line of the file on which it starts. */
  firstLine: number
  /** Whether comments may follow values: in front matter that was written for another program. */
  mayHaveComments?: boolean
  /**
   * Whether a comment after an unquoted text was probably meant as a part of the text: in front matter, whose values are
   * sentences.
   */
  mayCutText?: boolean
}

/**
 * Parses YAML. Errors are reported at their positions under the rule `front-matter`. The value of valid YAML comes from the cache
 * of results, if an earlier run parsed the same text; the text is then only parsed when a position is requested.
 */
export function readYaml(
  file: string,
  text: string,
  part: YamlPart = { name: "file", firstLine: 1 },
): { yaml: YamlSource } | { problems: Problem[] } {
  const input = [text, part]
  const known = findResult<YamlData>("yaml", input)
  if (known) return { yaml: withPositionsOnDemand(known, () => parseText(file, text, part)) }
  const read = parseText(file, text, part)
  if ("yaml" in read && isPlainData(read.yaml.value)) {
    const { value, numbers } = read.yaml
    keepResult("yaml", input, { value, numbers } satisfies YamlData)
  }
  return read
}

type YamlData = Pick<YamlSource, "value" | "numbers">

/** Whether JSON can represent a value: it cannot represent `.inf` and `.nan`. */
function isPlainData(value: unknown): boolean {
  return isDeepStrictEqual(value, JSON.parse(JSON.stringify(value)))
}

/** A value of a text that has no problems; the text is parsed on the first request of a position. */
function withPositionsOnDemand(data: YamlData, parse: () => ReturnType<typeof parseText>): YamlSource {
  let parsed: YamlSource | undefined
  const positions = () => {
    if (parsed) return parsed
    const read = parse()
    if ("problems" in read) throw new Error("The same YAML was valid in an earlier run.")
    return (parsed = read.yaml)
  }
  return {
    ...data,
    positionOf: (path) => positions().positionOf(path),
    positionOfKey: (path) => positions().positionOfKey(path),
  }
}

/** Why a text is no valid YAML, and where in this text. */
interface YamlFault extends SourcePosition {
  reason: string
  fix: string
}

function parseText(
  file: string,
  text: string,
  part: YamlPart,
): { yaml: YamlSource } | { problems: Problem[] } {
  const inFile = ({ line, column }: SourcePosition) => ({ line: line + part.firstLine - 1, column })
  const read = readDocument(text, part)
  const isJson = file.endsWith(".json")
  if ("faults" in read)
    return {
      problems: ((isJson && jsonFaults(text)) || read.faults).map(({ reason, fix, ...position }) => ({
        rule: "front-matter",
        file,
        ...inFile(position),
        message: `The ${part.name} is not valid ${isJson ? "JSON" : "YAML"}: ${reason}.`,
        fix,
      })),
    }
  const { document, lines, value } = read
  const positions = positionsIn(document, (offset) => inFile(positionIn(lines, offset)))
  return { yaml: { value, numbers: numbersIn(document, document.contents), ...positions } }
}

/** The first error of a JSON file. Comments and a comma after the last entry are valid, because the file is read as YAML. */
function jsonFaults(text: string): YamlFault[] | undefined {
  const error = describeJsonError(text, { allowTrailingComma: true })
  return (
    error && [
      {
        ...error,
        fix: "write names and texts in double quotes, a comma between entries, and an end for each bracket.",
      },
    ]
  )
}

/** Parses a text. The faults are of one kind: others may be consequences of them. */
function readDocument(
  text: string,
  { mayHaveComments = false, mayCutText = false }: YamlPart,
): { document: Document; lines: LineCounter; value: unknown } | { faults: YamlFault[] } {
  const tooDeep = lineOfDepth(text)
  if (tooDeep !== undefined) return { faults: [depthFault(tooDeep)] }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const startOf = ({ range }: Node) => positionIn(lines, range?.[0] ?? 0)
  const kinds = [
    () => syntaxFaults(document, text, lines),
    () => findUnresolvedAliases(document).map((alias) => ({ ...startOf(alias), ...aliasFault(alias) })),
    () =>
      mayHaveComments
        ? []
        : cutValues(document, mayCutText).map((node) => ({ ...startOf(node), ...cutFault })),
  ]
  for (const find of kinds) {
    const faults = find()
    if (faults.length > 0) return { faults }
  }
  const value = valueOf(document)
  if (value) return { document, lines, value: value.value }
  const alias = endlessAlias(document)
  return { faults: [{ ...(alias ? startOf(alias) : startOfFile()), ...endlessFault }] }
}

/** The position of a character of a text. */
export function positionIn(lines: LineCounter, offset: number): SourcePosition {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

const depthFault = (line: number): YamlFault => ({
  line,
  column: 1,
  reason: `values are nested more than ${maxDepth} deep`,
  fix: "remove the brackets that are not needed.",
})

const aliasFault = ({ source }: Alias) => ({
  reason: `"*${source}" refers to nothing`,
  fix: "quote a value that starts with an asterisk.",
})

const cutFault = {
  reason: 'the value ends at "#", where a comment starts',
  fix: "put the value between quotation marks, or the comment on a line of its own.",
}

const endlessFault = {
  reason: "its values refer to each other too often, or to themselves",
  fix: 'write the values out in place of "*name".',
}

/**
 * The errors of the parser, one per line, until one whose consequences others may be, or that may be a consequence of the one
 * before it; and a control character. Warnings of the parser count as errors, because the parser of Gatsby's plugins fails on
 * them.
 */
function syntaxFaults({ errors, warnings }: Document.Parsed, text: string, lines: LineCounter): YamlFault[] {
  const rows = linesOf(text)
  const faults: YamlFault[] = []
  for (const error of [...errors, ...warnings].sort((a, b) => a.pos[0] - b.pos[0])) {
    const { isLocal, ...fault } = describeYamlError(error, rows)
    const last = faults.at(-1)
    if (last && !isLocal && isWithin(rows, fault.line, last.line)) break
    if (!faults.some(({ line }) => line === fault.line)) faults.push(fault)
    if (!isLocal) break
  }
  const control = text.search(/(?![\t\n\r\u0085])\p{Cc}/u)
  if (control !== -1)
    faults.push({
      ...positionIn(lines, control),
      reason: "there is a control character here, which no editor shows",
      fix: "delete it, or write the line again.",
    })
  return faults
}

/** Whether a line is part of what starts in an earlier one: all lines up to it are indented further. */
function isWithin(rows: readonly string[], line: number, start: number): boolean {
  const outer = indentation(rows[start - 1] ?? "")
  return rows.slice(start, line).every((row) => row.trim() === "" || indentation(row) > outer)
}

/**
 * The positions of the values and keys of a document.
 * @param positionAt the position in the file of a character of the text
 */
function positionsIn(
  document: Document,
  positionAt: (offset: number) => SourcePosition,
): Pick<YamlSource, "positionOf" | "positionOfKey"> {
  const startOf = ({ range }: Node) => (range ? positionAt(range[0]) : undefined)
  const nodeAt = (path: readonly PropertyKey[]) =>
    path.length === 0 ? document.contents : document.getIn(path, true)
  const positionOf = (path: readonly PropertyKey[]): SourcePosition => {
    const node = nodeAt(path)
    const position = isNode(node) ? startOf(node) : undefined
    return position ?? (path.length === 0 ? startOfFile() : positionOf(path.slice(0, -1)))
  }
  const positionOfKey = (path: readonly PropertyKey[]): SourcePosition => {
    const map = nodeAt(path.slice(0, -1))
    const keys = isMap(map) ? map.items.map(({ key }) => key).filter(isScalar) : []
    const key = keys.find(({ value }) => value === path.at(-1))
    return (key && startOf(key)) ?? positionOf(path)
  }
  return { positionOf, positionOfKey }
}

/**
 * The values of a document; `undefined` when they contain themselves, or refer to each other so often that they would fill
 * the memory.
 */
function valueOf(document: Document): { value: unknown } | undefined {
  try {
    const value: unknown = document.toJS()
    JSON.stringify(value) // throws a TypeError if a value contains itself
    return { value }
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError) return undefined
    throw error
  }
}

/** The numbers in a node that JavaScript prints in another form. */
function numbersIn(document: Document, node: unknown, path: readonly PropertyKey[] = []): WrittenNumber[] {
  if (isAlias(node)) return numbersIn(document, node.resolve(document), path)
  if (isSeq(node)) return node.items.flatMap((item, index) => numbersIn(document, item, [...path, index]))
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      numbersIn(document, value, [...path, String(isScalar(key) ? key.value : key)]),
    )
  const isOther = isScalar(node) && typeof node.value === "number" && node.source !== String(node.value)
  return isOther && node.source !== undefined ? [{ path, text: node.source }] : []
}

/** The first alias of a value that contains the alias itself; if there is none, the first alias of the document. */
function endlessAlias(document: Document): Alias | undefined {
  let first: Alias | undefined
  let endless: Alias | undefined
  visit(document, {
    Alias(_, alias, path) {
      first ??= alias
      const target = alias.resolve(document)
      if (path.some((node) => node === target)) endless ??= alias
    },
  })
  return endless ?? first
}

/** The first line on which brackets are nested too deep. Brackets in texts are counted, too, but are few. */
function lineOfDepth(text: string): number | undefined {
  let depth = 0
  let line = 1
  for (const sign of text) {
    if (sign === "\n") line++
    if (sign === "[" || sign === "{") depth++
    if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1)
    if (depth > maxDepth) return line
  }
  return undefined
}

/**
 * Values that end at a `#` that was probably meant as a part of them: empty values with a comment like `#value` and, if
 * `mayCutText`, unquoted texts with any comment after them.
 */
function cutValues(document: Document, mayCutText: boolean): Scalar[] {
  const found: Scalar[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.comment !== "string") return
      const isEmpty = node.value === null && /^\S/.test(node.comment)
      const isCut = mayCutText && typeof node.value === "string" && node.type === Scalar.PLAIN
      if (isEmpty || isCut) found.push(node)
    },
  })
  return found
}
