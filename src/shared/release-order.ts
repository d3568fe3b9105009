/** A tag that can be ordered: a version without a pre-release suffix. */
const tag = /^v(\d+)\.(\d+)\.(\d+)$/

/** Whether a `ref` is a release, not a branch, commit or placeholder. */
export function isRelease(ref: string): boolean {
  return tag.test(ref)
}

/** Compares two releases by version number; older releases come first. */
export function compareReleases(a: string, b: string): number {
  const left = numbersOf(a)
  const right = numbersOf(b)
  const at = left.findIndex((number, index) => number !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

function numbersOf(release: string): number[] {
  return (tag.exec(release) ?? []).slice(1).map(Number)
}
