import { isMap, isNode, isScalar, LineCounter, parseDocument, type Node, type YAMLError } from "yaml"
import type { Place } from "../markdown/types"
import type { Problem } from "../report/problem"
import { findUnresolvedAliases } from "./find-unresolved-aliases"

/** Stands for the place of anything in a file that could not be read. */
export const startOfFile = (): Place => ({ line: 1, column: 1 })

/** YAML that has been read, and the way back from a value to its place. */
export interface YamlSource {
  value: unknown
  /** Where the value at a path stands, or else the innermost one around it. */
  placeOf(path: readonly PropertyKey[]): Place
  /** Where the key of the field at a path stands. */
  placeOfKey(path: readonly PropertyKey[]): Place
}

/** Which part of a file is YAML: by default, all of it. */
interface YamlPart {
  /** What problems call it. */
  name: string
  /** Line of the file on which it starts. */
  firstLine: number
}

/** Reads YAML; what is none is reported where it stands, under the rule `front-matter`. */
export function readYaml(
  file: string,
  text: string,
  { name, firstLine }: YamlPart = { name: "file", firstLine: 1 },
): { yaml: YamlSource } | { problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const place = ({ line, col }: { line: number; col: number }): Place => ({
    line: line + firstLine - 1,
    column: col,
  })
  const notYaml = (at: Place, reason: string, fix: string): Problem => ({
    rule: "front-matter",
    file,
    ...at,
    message: `The ${name} is not valid YAML: ${reason}.`,
    fix,
  })
  // What is only a warning here stops the parser that Gatsby's plugins read front matter with.
  const problems = [...document.errors, ...document.warnings].map((error) =>
    notYaml(place(error.linePos?.[0] ?? { line: 1, col: 1 }), reasonOf(error), fixOf(error)),
  )
  const control = text.search(/(?![\t\n\r\u0085])\p{Cc}/u)
  if (control !== -1)
    problems.push(
      notYaml(
        place(lines.linePos(control)),
        "a control character, which no editor shows, stands here",
        "delete it, or write the line anew.",
      ),
    )
  if (problems.length > 0) return { problems }

  const startOf = ({ range }: Node) => (range ? place(lines.linePos(range[0])) : undefined)
  const unresolved = findUnresolvedAliases(document).map((alias) =>
    notYaml(
      startOf(alias) ?? place({ line: 1, col: 1 }),
      `"*${alias.source}" refers to nothing`,
      "quote a value that starts with an asterisk.",
    ),
  )
  if (unresolved.length > 0) return { problems: unresolved }

  const nodeAt = (path: readonly PropertyKey[]) =>
    path.length === 0 ? document.contents : document.getIn(path, true)
  const placeOf = (path: readonly PropertyKey[]): Place => {
    const node = nodeAt(path)
    const start = isNode(node) ? startOf(node) : undefined
    return start ?? (path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1)))
  }
  const placeOfKey = (path: readonly PropertyKey[]): Place => {
    const map = nodeAt(path.slice(0, -1))
    const keys = isMap(map) ? map.items.map(({ key }) => key).filter(isScalar) : []
    const key = keys.find(({ value }) => value === path.at(-1))
    return (key && startOf(key)) ?? placeOf(path)
  }
  return { yaml: { value: document.toJS(), placeOf, placeOfKey } }
}

function reasonOf({ code, message }: YAMLError): string {
  if (code === "MULTIPLE_DOCS") return "a second document starts here"
  return (message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "")
}

function fixOf({ code }: YAMLError): string {
  if (code === "TAG_RESOLVE_FAILED") return "quote a value that starts with an exclamation mark."
  if (code === "MULTIPLE_DOCS") return "remove the line of three hyphens or dots."
  return "correct the line; quote a value that contains a colon, a hash or a quotation mark."
}
