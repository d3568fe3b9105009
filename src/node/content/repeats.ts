/** Finds repeated texts in a list: the index of each repetition, and that of the first occurrence. */
export function repeatsIn(texts: readonly string[]): { index: number; first: number; value: string }[] {
  const seen = new Map<string, number>()
  return texts.flatMap((value, index) => {
    const first = seen.get(value)
    if (first !== undefined) return { index, first, value }
    seen.set(value, index)
    return []
  })
}
