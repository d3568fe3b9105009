/** A value to be written. `source` is an expression, without indentation if it has several lines. */
export type HclValue =
  | { kind: "source"; source: string }
  | { kind: "list"; items: readonly HclValue[] }
  | { kind: "object"; entries: readonly HclEntry[] }

/** An argument, or an element of an object, with its value. */
export interface HclEntry {
  name: string
  value: HclValue
}

/** A list of at most this many characters is written on one line. */
const maxListLength = 80

/** Wraps an expression as a value. */
export function sourceOf(source: string): HclValue {
  return { kind: "source", source }
}

/** Writes a text as an HCL string. */
export function quoted(text: string): string {
  const escaped = text
    .replace(/\\/g, "\\\\")
    .replace(/"/g, '\\"')
    .replace(/\n/g, "\\n")
    .replace(/\r/g, "\\r")
    .replace(/\t/g, "\\t")
    .replace(/([$%])\{/g, "$1$1{")
  return `"${escaped}"`
}

/** Arguments, one per line, formatted as by `terraform fmt`. */
export function writeEntries(entries: readonly HclEntry[]): string[] {
  const written = entries.map(({ name, value }) => ({ name, lines: writeValue(value) }))
  // The equals signs of adjacent single-line arguments are aligned; those of multi-line values are not.
  return columnsOf(written).flatMap((column) => {
    const width = Math.max(...column.map(({ name }) => name.length))
    return column.flatMap(({ name, lines: [first = "", ...rest] }) => [
      `${name.padEnd(width)} = ${first}`,
      ...rest,
    ])
  })
}

interface WrittenEntry {
  name: string
  lines: readonly string[]
}

function columnsOf(entries: readonly WrittenEntry[]): WrittenEntry[][] {
  const columns: WrittenEntry[][] = []
  let open: WrittenEntry[] | undefined
  for (const entry of entries) {
    const isShort = entry.lines.length === 1 && !entry.lines[0]?.includes("\n")
    if (isShort && open) open.push(entry)
    else columns.push((open = [entry]))
    if (!isShort) open = undefined
  }
  return columns
}

/** A heredoc without `-`: its text would change with its indentation. */
const heredoc = /<<([\p{ID_Start}_][\p{ID_Continue}-]*)\n(?:[^]*?\n)?[ \t]*\1[ \t]*(?=\n|$)/gu

/** Replaces the line ends of a heredoc while a source is split into lines. */
const heldLineEnd = "\u0000"

/** The lines of an expression. A heredoc is a single one, with line ends, so that only its start is indented. */
function sourceLines(source: string): string[] {
  return source
    .replace(heredoc, (text) => text.replaceAll("\n", heldLineEnd))
    .split("\n")
    .map((line) => line.replaceAll(heldLineEnd, "\n"))
}

/**
 * The lines of a value; lines after the first are indented relative to the start of the argument. A line that has line ends
 * itself is indented at its start only.
 */
export function writeValue(value: HclValue): string[] {
  switch (value.kind) {
    case "source":
      return sourceLines(value.source)
    case "list":
      return writeList(value.items)
    case "object":
      return value.entries.length === 0
        ? ["{}"]
        : ["{", ...indented(writeEntries(value.entries.map(withKey))), "}"]
  }
}

function writeList(items: readonly HclValue[]): string[] {
  const written = items.map(writeValue)
  const flat = `[${written.map(([only]) => only).join(", ")}]`
  if (written.every((lines) => lines.length === 1) && flat.length <= maxListLength) return [flat]
  return ["[", ...indented(written.flatMap((lines) => [...lines.slice(0, -1), `${lines.at(-1)},`])), "]"]
}

/** Quotes a key that is not an identifier, and "for", which starts an expression if it is the first key. */
function withKey({ name, value }: HclEntry): HclEntry {
  return { name: /^(?!for$)[A-Za-z_][\w-]*$/.test(name) ? name : quoted(name), value }
}

/** Indents lines by two spaces; empty lines stay empty. */
export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`))
}
