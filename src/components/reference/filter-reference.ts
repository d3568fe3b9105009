import { filterWords, hasAllWords } from "../../shared/filter-words"
import type { ReferenceInput, ReferenceOutput } from "../../shared/reference"
import { setParameters } from "../../shared/set-parameters"

/** The reader's filter. */
export interface ReferenceFilter {
  /** Every word must be in a name, type or description. */
  text: string
  required: boolean
  /** Outermost kind of an input's type, such as "list"; "" for any. */
  type: string
  /** "" for both releases. */
  release: "" | ReleaseChoice
}

/** The release that a page describes, or the newest one. */
export type ReleaseChoice = "documented" | "newest"

/** The initial filter. */
export const noFilter: ReferenceFilter = { text: "", required: false, type: "", release: "" }

/** Searchable data of an entry or a row, in lower case. */
interface FilterRow {
  haystack: string
  depth: number
}

/** Searchable data of an input or output. */
export interface FilterEntry {
  haystack: string
  required: boolean
  /** "" for an output. */
  type: string
  /** The only release that has it; absent if both have it. */
  only?: ReleaseChoice
  rows: readonly FilterRow[]
}

/** What a filter shows of an entry. */
export interface EntryMatch {
  shown: boolean
  /** One per row. */
  rows: boolean[]
}

/** Prepares a page's entries, inputs first, for repeated filtering. */
export function filterEntries(
  inputs: readonly ReferenceInput[],
  outputs: readonly ReferenceOutput[],
  onlyIn: { input(name: string): ReleaseChoice | undefined; output(name: string): ReleaseChoice | undefined },
): FilterEntry[] {
  return [
    ...inputs.map(({ name, type, default: value, description, required, attributes }): FilterEntry => ({
      only: onlyIn.input(name),
      haystack: haystackOf(name, type, value ?? "", description),
      required,
      type: outerKind(type),
      rows: attributes.map((row) => ({
        haystack: haystackOf(`${name}.${row.path}`, row.type, row.default ?? "", row.description),
        depth: row.depth,
      })),
    })),
    ...outputs.map(({ name, description }): FilterEntry => ({
      only: onlyIn.output(name),
      haystack: haystackOf(name, "", "", description),
      required: false,
      type: "",
      rows: [],
    })),
  ]
}

function haystackOf(name: string, type: string, value: string, html: string): string {
  return `${name} ${type} ${value} ${textOf(html)}`.toLowerCase()
}

/** The text of a description, whose HTML escapes characters as `&#x26;`. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
}

/** The outermost kind of a type: "list" of "list(string)". */
export function outerKind(type: string): string {
  return type.split("(")[0] ?? type
}

/**
 * Applies a filter. An entry that matches itself is shown with all rows; otherwise its matching rows are shown with their
 * ancestors and descendants.
 */
export function matchEntries(entries: readonly FilterEntry[], filter: ReferenceFilter): EntryMatch[] {
  const words = filterWords(filter.text)
  return entries.map(({ haystack, required, type, only, rows }) => {
    const isEligible =
      (!filter.required || required) &&
      (filter.type === "" || filter.type === type) &&
      (filter.release === "" || only === undefined || only === filter.release)
    if (!isEligible || hasAllWords(haystack, words))
      return { shown: isEligible, rows: rows.map(() => isEligible) }
    const found = withContext(
      rows,
      rows.map((row) => hasAllWords(row.haystack, words)),
    )
    return { shown: found.includes(true), rows: found }
  })
}

function withContext(rows: readonly FilterRow[], matches: readonly boolean[]): boolean[] {
  const shown = [...matches]
  for (const [index, matched] of matches.entries()) {
    const depth = rows[index]?.depth ?? 0
    if (!matched) continue
    for (let below = index + 1; (rows[below]?.depth ?? 0) > depth; below++) shown[below] = true
    let ancestor = depth
    for (let above = index - 1; above >= 0 && ancestor > 0; above--) {
      const aboveDepth = rows[above]?.depth ?? 0
      if (aboveDepth >= ancestor) continue
      shown[above] = true
      ancestor = aboveDepth
    }
  }
  return shown
}

/** Parses the filter of an address. */
export function readFilter(search: string): ReferenceFilter {
  const params = new URLSearchParams(search)
  return {
    text: params.get("in") ?? "",
    required: params.get("required") === "1",
    type: params.get("type") ?? "",
    release: readRelease(params.get("release")),
  }
}

/** Parses a choice of release from an address or a control; "" for any other text. */
export function readRelease(text: string | null | undefined): ReferenceFilter["release"] {
  return text === "documented" || text === "newest" ? text : ""
}

/** Writes a filter into the search part of an address; other parameters are kept. */
export function writeFilter(search: string, { text, required, type, release }: ReferenceFilter): string {
  return setParameters(search, { in: text, required: required ? "1" : "", type, release })
}

/** Whether a filter hides anything. */
export function isActive(filter: ReferenceFilter): boolean {
  return writeFilter("", filter) !== ""
}

/** Text with the number of shown entries, announced after each change. */
export function countText(shown: number, all: number): string {
  return shown === all ? `${all}` : `${shown === 0 ? "None" : shown} of ${all}`
}
