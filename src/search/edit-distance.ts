/** Maximum length of compared words. The rows are allocated once, because a search compares thousands of words. */
const maxLength = 64
const rows = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
] as const

/**
 * Damerau-Levenshtein distance: the number of letters to insert, delete, replace or transpose.
 * @param b at most 64 letters; the distance to a longer word counts as above the limit
 * @returns some number above `limit` if the distance exceeds it
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > maxLength) return limit + 1
  const width = b.length + 1
  let [beforeLast, last, current] = rows
  for (let column = 0; column < width; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current.fill(limit + 1, 0, width)
    current[0] = row
    let least = row
    const from = Math.max(1, row - limit)
    const to = Math.min(b.length, row + limit)
    for (let column = from; column <= to; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return at(last, b.length)
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
