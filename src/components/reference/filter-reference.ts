import type { ReferenceInput, ReferenceOutput } from "../../shared/reference"

/** What the reader asked the list for. */
export interface ReferenceFilter {
  /** Every word must stand in a name, type or description. */
  text: string
  required: boolean
  /** Outermost kind of an input's type, as "list"; "" for any. */
  type: string
  /** "" for both releases. */
  release: "" | ReleaseChoice
}

/** The release that a page describes, or the newest one. */
export type ReleaseChoice = "documented" | "newest"

/** The list as it opens. */
export const everything: ReferenceFilter = { text: "", required: false, type: "", release: "" }

/** An entry or a row, as the filter sees it: lower-case words. */
interface FilterRow {
  haystack: string
  depth: number
}

/** An input or output, as the filter sees it. */
export interface FilterEntry {
  haystack: string
  required: boolean
  /** "" for an output. */
  type: string
  /** The one release that has it; absent where both do. */
  only?: ReleaseChoice
  rows: readonly FilterRow[]
}

/** What is to be shown of an entry. */
export interface EntryMatch {
  shown: boolean
  /** One for each row. */
  rows: boolean[]
}

/** Prepares a page's entries, inputs first, for any number of questions. */
export function filterEntries(
  inputs: readonly ReferenceInput[],
  outputs: readonly ReferenceOutput[],
  onlyIn: { input(name: string): ReleaseChoice | undefined; output(name: string): ReleaseChoice | undefined },
): FilterEntry[] {
  const only = (release: ReleaseChoice | undefined) => (release === undefined ? {} : { only: release })
  return [
    ...inputs.map(({ name, type, default: value, description, required, attributes }): FilterEntry => ({
      ...only(onlyIn.input(name)),
      haystack: haystackOf(name, type, value ?? "", description),
      required,
      type: outerKind(type),
      rows: attributes.map((row) => ({
        haystack: haystackOf(`${name}.${row.path}`, row.type, row.default ?? "", row.description),
        depth: row.depth,
      })),
    })),
    ...outputs.map(({ name, description }): FilterEntry => ({
      ...only(onlyIn.output(name)),
      haystack: haystackOf(name, "", "", description),
      required: false,
      type: "",
      rows: [],
    })),
  ]
}

function haystackOf(name: string, type: string, value: string, html: string): string {
  return `${name} ${type} ${value} ${html.replace(/<[^>]*>/g, "")}`.toLowerCase()
}

/** The outermost kind of a type: "list" of "list(string)". */
export function outerKind(type: string): string {
  return type.split("(")[0] ?? type
}

/**
 * Finds what a filter asks for. An entry that matches by itself is shown whole; else the rows that match are shown,
 * with the rows around and below them.
 */
export function matchEntries(entries: readonly FilterEntry[], filter: ReferenceFilter): EntryMatch[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (haystack: string) => words.every((word) => haystack.includes(word))
  return entries.map(({ haystack, required, type, only, rows }) => {
    const asked =
      (!filter.required || required) &&
      (filter.type === "" || filter.type === type) &&
      (filter.release === "" || only === undefined || only === filter.release)
    if (!asked || holds(haystack)) return { shown: asked, rows: rows.map(() => asked) }
    const found = withContext(
      rows,
      rows.map((row) => holds(row.haystack)),
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

/** The filter that an address asks for. */
export function readFilter(search: string): ReferenceFilter {
  const params = new URLSearchParams(search)
  return {
    text: params.get("in") ?? "",
    required: params.get("required") === "1",
    type: params.get("type") ?? "",
    release: readRelease(params.get("release")),
  }
}

/** A choice of release as an address or a control holds it; "" for any other text. */
export function readRelease(text: string | null | undefined): ReferenceFilter["release"] {
  return text === "documented" || text === "newest" ? text : ""
}

/** The search part of an address with the filter in it; other parameters stay. */
export function writeFilter(search: string, { text, required, type, release }: ReferenceFilter): string {
  const params = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === "" ? params.delete(name) : params.set(name, value))
  put("in", text)
  put("required", required ? "1" : "")
  put("type", type)
  put("release", release)
  const written = params.toString()
  return written === "" ? "" : `?${written}`
}

/** How many entries are shown, as it is announced after each change. */
export function countText(shown: number, all: number): string {
  return shown === all ? `${all}` : `${shown === 0 ? "None" : shown} of ${all}`
}
