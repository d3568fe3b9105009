/** Faults in text order, and the first given one of each line, because one mistake can cause several. */
export function onePerLine<T extends { line: number }>(faults: readonly T[]): T[] {
  const sorted = faults.toSorted((a, b) => a.line - b.line)
  return sorted.filter(({ line }, index) => line !== sorted[index - 1]?.line)
}
