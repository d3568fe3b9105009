/** The texts of a list that stood in it before, each with its position and that of the first. */
export function repeatsIn(texts: readonly string[]): { index: number; first: number; value: string }[] {
  const seen = new Map<string, number>()
  return texts.flatMap((value, index) => {
    const first = seen.get(value)
    if (first !== undefined) return { index, first, value }
    seen.set(value, index)
    return []
  })
}
