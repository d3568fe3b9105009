import type { VFile } from "vfile"

const numbers = new WeakMap<VFile, number>()

/** A number for an id that a plugin makes. No other id of the file has it, even if the file is rendered in parts. */
export function nextNumber(file: VFile): number {
  const number = (numbers.get(file) ?? 0) + 1
  numbers.set(file, number)
  return number
}
