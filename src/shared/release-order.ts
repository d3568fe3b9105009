/** A tag that can be ordered: a version without anything behind its three numbers. */
const tag = /^v(\d+)\.(\d+)\.(\d+)$/

/** Whether a `ref` names a release: branches, commits and placeholders do not. */
export function isRelease(ref: string): boolean {
  return tag.test(ref)
}

/** Orders two releases by their numbers, older first. */
export function compareReleases(a: string, b: string): number {
  const left = numbersOf(a)
  const right = numbersOf(b)
  const at = left.findIndex((number, index) => number !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

function numbersOf(release: string): number[] {
  return (tag.exec(release) ?? []).slice(1).map(Number)
}
