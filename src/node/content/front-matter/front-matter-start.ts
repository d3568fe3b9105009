import { linesOf, type SourcePosition } from "../../../shared/source-position"
import type { Fault } from "../../report/problem"

type StartFault = Fault & SourcePosition

/** Common fields of front matter. A block that starts with another field may be text. */
const known =
  /^(?:title|description|id|slug|number|tags|sidebar_label|sidebar_position|last_reviewed):(?:\s|$)/

const field = /^(?:[\w-]+:(?:\s|$)|[ \t]+\S|- |#)/

const write = "start the file with a line of `---`, the fields as `field: value`, and a line of `---`."

/** The mistake that prevents front matter from being recognized; `undefined` if there is none. */
export function frontMatterFault(raw: string): StartFault | undefined {
  const lines = linesOf(raw.replace(/^\uFEFF/, ""))
  const [first = "", second = ""] = lines
  const at = (index: number, message: string, fix: string): StartFault => ({
    line: index + 1,
    column: 1,
    message,
    fix,
  })

  if (first.trimEnd() === "+++") return at(0, "The front matter is in TOML, and only YAML is read.", write)
  if (first.trimEnd() === "{" && /^\s*"\w+":/.test(second))
    return at(0, "The front matter is in JSON, and only YAML is read.", write)
  if (/^-{4,}\s*$/.test(first) && field.test(second))
    return at(0, `The front matter starts with "${first.trimEnd()}".`, "write three hyphens.")
  if (/^(?:[ \t]+---|--?|[–—][–—-]{0,2})\s*$/.test(first) && known.test(second))
    return at(
      0,
      `The front matter starts with "${first.trimEnd()}", and is shown as text.`,
      "write three hyphens, without a space before them.",
    )
  if (/^---\s*$/.test(first)) return unclosedFault(lines, at) ?? secondFault(lines, at)
  const top = lines.findIndex((line) => line.trim() !== "")
  if (known.test(lines[top] ?? "") && fieldsEnd(lines, top) !== undefined)
    return at(
      top,
      "The front matter has no line of three hyphens above it, and is shown as text.",
      "write a line of `---` above its first field, as the first line of the file.",
    )

  // Looks for fields further down, unless there is a code block, which may show front matter as an example.
  if (lines.slice(0, 30).some((line) => /^(?:```|~~~)/.test(line))) return undefined
  const start = lines.findIndex(
    (line, index) => index < 30 && /^---\s*$/.test(line) && known.test(lines[index + 1] ?? ""),
  )
  if (start === -1 || fieldsEnd(lines, start + 1) === undefined) return undefined
  return at(
    start,
    "The front matter does not start on the first line of the file, and is shown as text.",
    start === top ? "remove the empty lines above it." : "move it to the top of the file.",
  )
}

/** The index of the line of hyphens below fields; `undefined` if the lines are not fields, or not closed. */
function fieldsEnd(lines: readonly string[], start: number): number | undefined {
  const end = lines.findIndex((line, index) => index >= start && /^---\s*$/.test(line))
  if (end === -1 || !lines.slice(start, end).every((line) => line === "" || field.test(line)))
    return undefined
  return end
}

/** Finds a second block of front matter right below the first. */
function secondFault(
  lines: readonly string[],
  at: (index: number, message: string, fix: string) => StartFault,
): StartFault | undefined {
  const end = fieldsEnd(lines, 1)
  const start = end === undefined ? -1 : lines.findIndex((line, index) => index > end && line.trim() !== "")
  if (!/^---\s*$/.test(lines[start] ?? "") || !known.test(lines[start + 1] ?? "")) return undefined
  if (fieldsEnd(lines, start + 1) === undefined) return undefined
  return at(
    start,
    "A second block of front matter follows the first, and is shown as text.",
    "move its fields into the first block.",
  )
}

/** Finds front matter whose closing line is not exactly three hyphens. */
function unclosedFault(
  lines: readonly string[],
  at: (index: number, message: string, fix: string) => StartFault,
): StartFault | undefined {
  const isField = /^[\w-]+:(?:\s|$)/.test(lines[1] ?? "")
  if (!isField || lines.some((line, index) => index > 0 && /^---[ \t]*$/.test(line))) return undefined
  const end = lines.findIndex((line, index) => index > 0 && /^(?:--|-{4,}|[–—]{1,3}|\.\.\.)\s*$/.test(line))
  return end === -1
    ? undefined
    : at(end, `The front matter ends with "${(lines[end] ?? "").trim()}".`, "write three hyphens.")
}
