import type { StoredValues } from "../browser/stored-values"

/** The original text of each element. */
const written = new WeakMap<Element, string>()

/** Replaces placeholders by the reader's values. A placeholder without a value shows its original text. */
export function showValues(root: HTMLElement, values: StoredValues): void {
  let value: string | undefined
  for (const piece of root.querySelectorAll<HTMLElement>(".my-value")) {
    // The highlighter may have split a placeholder into pieces: the first one, which has its id, shows the value.
    const id = piece.dataset.value
    if (id !== undefined) value = values[id] || undefined
    const own = written.get(piece) ?? piece.textContent ?? ""
    written.set(piece, own)
    piece.textContent = value === undefined ? own : id === undefined ? "" : value
    piece.toggleAttribute("data-filled", value !== undefined)
  }
}

/** The distinct values that a page uses: ids and labels. */
export function usedValues(root: HTMLElement): Map<string, string> {
  const pieces = root.querySelectorAll<HTMLElement>(".my-value[data-value]")
  return new Map(
    Array.from(pieces, ({ dataset: { value = "", label = value } }): [string, string] => [value, label]),
  )
}
