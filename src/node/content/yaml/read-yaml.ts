import { isDeepStrictEqual } from "node:util"
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
} from "yaml"
import type { SourcePosition } from "../../../shared/source-position"
import { findResult, keepResult } from "../../cache/result-cache"
import type { Problem } from "../../report/problem"
import { describeYamlError } from "./describe-yaml-error"
import { findUnresolvedAliases } from "./find-unresolved-aliases"

/** Position for everything in a file that could not be parsed. */
export const startOfFile = (): SourcePosition => ({ line: 1, column: 1 })

/** Parsed YAML, with the positions of its values. */
export interface YamlSource {
  value: unknown
  /** Position of the value at a path, or of the innermost existing value around it. */
  positionOf(path: readonly PropertyKey[]): SourcePosition
  /** Position of the key of the field at a path. */
  positionOfKey(path: readonly PropertyKey[]): SourcePosition
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
  const known = findResult<{ value: unknown }>("yaml", input)
  if (known) return { yaml: withPositionsOnDemand(known.value, () => parseText(file, text, part)) }
  const read = parseText(file, text, part)
  if ("yaml" in read && isPlainData(read.yaml.value)) keepResult("yaml", input, { value: read.yaml.value })
  return read
}

/** Whether JSON can represent a value: it cannot represent `.inf` and `.nan`. */
function isPlainData(value: unknown): boolean {
  return isDeepStrictEqual(value, JSON.parse(JSON.stringify(value)))
}

/** A value of a text that has no problems; the text is parsed on the first request of a position. */
function withPositionsOnDemand(value: unknown, parse: () => ReturnType<typeof parseText>): YamlSource {
  let parsed: YamlSource | undefined
  const positions = () => {
    if (parsed) return parsed
    const read = parse()
    if ("problems" in read) throw new Error("The same YAML was valid in an earlier run.")
    return (parsed = read.yaml)
  }
  return {
    value,
    positionOf: (path) => positions().positionOf(path),
    positionOfKey: (path) => positions().positionOfKey(path),
  }
}

function parseText(
  file: string,
  text: string,
  { name, firstLine, mayHaveComments = false }: YamlPart,
): { yaml: YamlSource } | { problems: Problem[] } {
  const lines = new LineCounter()
  const position = ({ line, col }: { line: number; col: number }): SourcePosition => ({
    line: line + firstLine - 1,
    column: col,
  })
  const notYaml = (at: SourcePosition, reason: string, fix: string): Problem => ({
    rule: "front-matter",
    file,
    ...at,
    message: `The ${name} is not valid YAML: ${reason}.`,
    fix,
  })
  const tooDeep = lineOfDepth(text)
  if (tooDeep !== undefined)
    return {
      problems: [
        notYaml(
          position({ line: tooDeep, col: 1 }),
          `values are nested more than ${maxDepth} deep`,
          "remove brackets until every one has a meaning.",
        ),
      ],
    }
  const document = parseDocument(text, { lineCounter: lines })
  const rows = text.split(/\r\n|\r|\n/)
  // Warnings count as errors, because the parser of Gatsby's plugins fails on them. Only the first error is reported,
  // because the others may be consequences of it.
  const problems = [...document.errors, ...document.warnings]
    .sort((a, b) => a.pos[0] - b.pos[0])
    .slice(0, 1)
    .map((error) => {
      const { line, column, reason, fix } = describeYamlError(error, rows)
      return notYaml(position({ line, col: column }), reason, fix)
    })
  const control = text.search(/(?![\t\n\r\u0085])\p{Cc}/u)
  if (control !== -1)
    problems.push(
      notYaml(
        position(lines.linePos(control)),
        "a control character, which no editor shows, stands here",
        "delete it, or write the line again.",
      ),
    )
  if (problems.length > 0) return { problems }

  const startOf = ({ range }: Node) => (range ? position(lines.linePos(range[0])) : undefined)
  const unresolved = findUnresolvedAliases(document).map((alias) =>
    notYaml(
      startOf(alias) ?? position({ line: 1, col: 1 }),
      `"*${alias.source}" refers to nothing`,
      "quote a value that starts with an asterisk.",
    ),
  )
  if (unresolved.length > 0) return { problems: unresolved }

  const doubtful = mayHaveComments ? [] : cutValues(document, name === "front matter")
  const cut = doubtful.map((node) =>
    notYaml(
      startOf(node) ?? position({ line: 1, col: 1 }),
      'the value ends at "#", where a comment starts',
      "put the value between quotation marks, or the comment on a line of its own.",
    ),
  )
  if (cut.length > 0) return { problems: cut }

  const nodeAt = (path: readonly PropertyKey[]) =>
    path.length === 0 ? document.contents : document.getIn(path, true)
  const positionOf = (path: readonly PropertyKey[]): SourcePosition => {
    const node = nodeAt(path)
    const start = isNode(node) ? startOf(node) : undefined
    return start ?? (path.length === 0 ? { line: 1, column: 1 } : positionOf(path.slice(0, -1)))
  }
  const positionOfKey = (path: readonly PropertyKey[]): SourcePosition => {
    const map = nodeAt(path.slice(0, -1))
    const keys = isMap(map) ? map.items.map(({ key }) => key).filter(isScalar) : []
    const key = keys.find(({ value }) => value === path.at(-1))
    return (key && startOf(key)) ?? positionOf(path)
  }
  const value = valueOf(document)
  if (!value)
    return {
      problems: [
        notYaml(
          position({ line: 1, col: 1 }),
          "its values refer to each other too often, or to themselves",
          'write the values out in place of "*name".',
        ),
      ],
    }
  return { yaml: { value: value.value, positionOf, positionOfKey } }
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
 * `isText`, unquoted texts with any comment after them.
 */
function cutValues(document: Document, isText: boolean): Scalar[] {
  const found: Scalar[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.comment !== "string") return
      const isEmpty = node.value === null && /^\S/.test(node.comment)
      const isCut = isText && typeof node.value === "string" && node.type === Scalar.PLAIN
      if (isEmpty || isCut) found.push(node)
    },
  })
  return found
}
