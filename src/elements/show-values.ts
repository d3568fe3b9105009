import type { StoredValues } from "../browser/stored-values"

/** What the page was written with, by element. */
const written = new WeakMap<Element, string>()

/** Puts the reader's values in the place of what stands for them; a value that is not filled in shows as it was written. */
export function showValues(root: HTMLElement, values: StoredValues): void {
  let value: string | undefined
  for (const piece of root.querySelectorAll<HTMLElement>(".my-value")) {
    // a placeholder that the highlighter took apart: its first piece holds the value, the others nothing
    const isStart = piece.dataset.value !== undefined
    if (isStart) value = values[piece.dataset.value ?? ""] || undefined
    const own = written.get(piece) ?? piece.textContent ?? ""
    written.set(piece, own)
    piece.textContent = value === undefined ? own : isStart ? value : ""
    piece.toggleAttribute("data-filled", value !== undefined)
  }
}

/** The values that a page uses, each once: their ids and labels. */
export function usedValues(root: HTMLElement): Map<string, string> {
  const pieces = root.querySelectorAll<HTMLElement>(".my-value[data-value]")
  return new Map(
    Array.from(pieces, ({ dataset: { value = "", label = value } }): [string, string] => [value, label]),
  )
}
