import { compareReleases, isRelease } from "./release-order"

/** A problem that prevents a release from deploying. */
export interface ReleaseProblem {
  /** Its anchor on the page of deployable releases. */
  id: string
  title: string
}

/** A module at a release. */
export interface Pinned {
  repository: string
  /** Path of the module below `modules/`; empty for a repository as a whole. */
  module: string
  ref: string
}

/** The releases of a repository that a problem breaks. */
export interface BrokenRange {
  repository: string
  /** The first release with the problem. If absent, every release before `good` has it. */
  first?: string | undefined
  /** The first release without the problem. */
  good: string
  /** Paths below `modules/` of the affected modules, or of folders of such modules. If absent, all are affected. */
  modules?: readonly string[] | undefined
}

/** Whether the release that a pin names has a problem with the pinned module. */
export function isBroken(
  { repository, module, ref }: Pinned,
  problem: { releases: readonly BrokenRange[] },
): boolean {
  if (!isRelease(ref)) return false
  return problem.releases.some(
    (broken) =>
      broken.repository === repository &&
      compareReleases(ref, broken.good) < 0 &&
      (broken.first === undefined || compareReleases(ref, broken.first) >= 0) &&
      (broken.modules?.some((path) => module === path || module.startsWith(`${path}/`)) ?? true),
  )
}
