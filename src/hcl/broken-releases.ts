import { isBroken, type BrokenRange, type ReleaseProblem } from "../shared/release-problem"
import { catalogName } from "./other-source"
import type { ModuleCall } from "./read-calls"

/** A problem that prevents releases of the catalog from deploying. */
export interface CatalogProblem extends ReleaseProblem {
  releases: readonly BrokenRange[]
}

/** A called release of the catalog that does not deploy. */
export interface BrokenRelease {
  /** Its tag. */
  release: string
  /** The problems of the called modules in this release. */
  problems: ReleaseProblem[]
}

/** The words before the reasons why a release does not deploy. */
export function brokenReleaseText(release: string): string {
  return `${release} does not deploy as it is today:`
}

/** The releases in calls that do not deploy, in text order. */
export function brokenReleases(
  calls: readonly ModuleCall[],
  problems: readonly CatalogProblem[],
): BrokenRelease[] {
  const pins = calls.flatMap(({ path, ref }) =>
    ref === undefined ? [] : [{ repository: catalogName, module: path.replace(/^modules\//, ""), ref }],
  )
  return [...new Set(pins.map(({ ref }) => ref))].flatMap((release) => {
    const pinned = pins.filter(({ ref }) => ref === release)
    const found = problems.filter((problem) => pinned.some((pin) => isBroken(pin, problem)))
    return found.length === 0 ? [] : [{ release, problems: found.map(({ id, title }) => ({ id, title })) }]
  })
}
