import { compareReleases, isRelease } from "./release-order"

/** A module at a release. */
export interface Pinned {
  repository: string
  /** Path of the module below `modules/`; empty for a repository as a whole. */
  module: string
  ref: string
}

/** The releases of a repository that have a problem. */
export interface AffectedReleases {
  repository: string
  /** The first release with the problem. If absent, every release before `good` has it. */
  first?: string | undefined
  /** The first release without the problem. */
  good: string
  /** Paths below `modules/` of the affected modules, or of folders of such modules. If absent, all are affected. */
  modules?: readonly string[] | undefined
}

/** Whether the release that a pin names has a problem with the pinned module. */
export function isAffected(
  { repository, module, ref }: Pinned,
  topic: { releases: readonly AffectedReleases[] },
): boolean {
  if (!isRelease(ref)) return false
  return topic.releases.some(
    (affected) =>
      affected.repository === repository &&
      compareReleases(ref, affected.good) < 0 &&
      (affected.first === undefined || compareReleases(ref, affected.first) >= 0) &&
      (affected.modules?.some((path) => module === path || module.startsWith(`${path}/`)) ?? true),
  )
}
