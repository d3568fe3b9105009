/**
 * The option that was probably meant by an unknown one: it has two letters swapped, one letter more or less, or starts with it.
 * @param {string} written without hyphens
 * @param {readonly string[]} known
 */
export function meantOption(written, known) {
  if (written.length < 3) return undefined
  return known.find((name) => isSlip(written, name)) ?? known.find((name) => name.startsWith(written))
}

/**
 * @param {string} written
 * @param {string} name
 */
function isSlip(written, name) {
  if (written.length === name.length) return lettersOf(written) === lettersOf(name)
  const [short, long] = written.length < name.length ? [written, name] : [name, written]
  return [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short)
}

/** @param {string} word */
function lettersOf(word) {
  return [...word].sort().join("")
}
