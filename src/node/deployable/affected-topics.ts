import { stopsDeployment, type Deployable, type Topic } from "./deployable-file"
import type { Pin } from "./read-pins"
import { compareReleases, isRelease } from "../../shared/release-order"

type Pinned = Pick<Pin, "repository" | "module" | "ref">

/** The topics that affect any of the pinned releases, in the order of the file. */
export function affectedTopics(pins: readonly Pinned[], { topics }: Pick<Deployable, "topics">): Topic[] {
  return topics.filter((topic) => stopsDeployment(topic) && pins.some((pin) => isAffected(pin, topic)))
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
