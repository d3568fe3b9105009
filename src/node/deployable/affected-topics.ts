import { stopsDeployment, type Deployable, type Topic } from "./deployable-file"
import type { Pin } from "./read-pins"
import { compareReleases, isRelease } from "../../shared/release-order"

/** A module at a release. */
export type Pinned = Pick<Pin, "repository" | "module" | "ref">

/** The topics that affect any of the pinned releases, in the order of the file. */
export function affectedTopics(pins: readonly Pinned[], { topics }: Pick<Deployable, "topics">): Topic[] {
  return topics.filter((topic) => stopsDeployment(topic) && pins.some((pin) => isAffected(pin, topic)))
}

/**
 * The documented release of a service as a pin: what a call that is built on its page has.
 * @param catalog address of the catalog's repository
 * @returns no pins if the page names no release
 */
export function documentedPin(
  { module, catalog_version: version }: { module?: string | undefined; catalog_version?: string | undefined },
  catalog: string | undefined,
): Pinned[] {
  const repository = catalog?.split("/").at(-1)
  if (!repository || !module || !version) return []
  return [{ repository, module: module.replace(/^modules\//, ""), ref: `v${version}` }]
}

/** Whether the release that a pin names has a problem with the pinned module. */
export function isAffected({ repository, module, ref }: Pinned, topic: Pick<Topic, "releases">): boolean {
  if (!isRelease(ref)) return false
  return topic.releases.some(
    (affected) =>
      affected.repository === repository &&
      compareReleases(ref, affected.good) < 0 &&
      (affected.first === undefined || compareReleases(ref, affected.first) >= 0) &&
      (affected.modules?.some((path) => module === path || module.startsWith(`${path}/`)) ?? true),
  )
}
