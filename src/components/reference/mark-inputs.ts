import type { NewestRelease } from "../../shared/reference"
import type { ReleaseChoice } from "./filter-reference"
import type { InputMark } from "./input-entry"

/** The differences between the documented and the newest release by entry. */
interface ReleaseMarks {
  inputOnlyIn(name: string): ReleaseChoice | undefined
  outputOnlyIn(name: string): ReleaseChoice | undefined
  markOf(name: string): InputMark | undefined
  /** "added after v0.96.3" or "removed by v2.11.1". */
  outputMarkOf(name: string): string | undefined
}

/**
 * Collects the differences of entries between two releases.
 * @param documented tag of the documented release
 */
export function markInputs(documented: string, newest: NewestRelease | null): ReleaseMarks {
  const added = new Set(newest?.added.map(({ name }) => name))
  const removed = new Map(newest?.removed.map(({ name, successors }) => [name, successors]))
  const addedOutputs = new Set(newest?.addedOutputs)
  const removedOutputs = new Set(newest?.removedOutputs)
  const changed = new Map(newest?.changed.map(({ name, details }) => [name, details]))
  return {
    inputOnlyIn: (name) => (added.has(name) ? "newest" : removed.has(name) ? "documented" : undefined),
    outputOnlyIn: (name) =>
      addedOutputs.has(name) ? "newest" : removedOutputs.has(name) ? "documented" : undefined,
    outputMarkOf(name) {
      if (addedOutputs.has(name)) return `added after ${documented}`
      return removedOutputs.has(name) ? `removed by ${newest?.release}` : undefined
    },
    markOf(name) {
      if (!newest) return undefined
      const { release } = newest
      if (added.has(name)) return { text: `added after ${documented}`, release, details: [] }
      const successors = removed.get(name)
      if (successors)
        return {
          text: `removed by ${release}`,
          release,
          details: successors.map((name) => `now \`${name}\``),
        }
      const details = changed.get(name)
      return details && { text: `changed by ${release}`, release, details }
    },
  }
}
