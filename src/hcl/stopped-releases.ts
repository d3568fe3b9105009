import { isAffected, type AffectedReleases } from "../shared/affected-release"
import { catalogName } from "./other-source"
import type { ModuleCall } from "./read-calls"

/** A problem because of which releases of the catalog do not deploy. */
export interface ReleaseTopic {
  /** Its anchor on the page of deployable releases. */
  id: string
  title: string
  releases: readonly AffectedReleases[]
}

/** A called release of the catalog that does not deploy. */
export interface StoppedRelease {
  /** Its tag. */
  release: string
  /** The problems of the called modules in this release. */
  topics: Pick<ReleaseTopic, "id" | "title">[]
}

/** The words before the reasons why a release does not deploy. */
export function stoppedText(release: string): string {
  return `${release} does not deploy as it is today:`
}

/** The releases in calls that do not deploy, in text order. */
export function stoppedReleases(
  calls: readonly ModuleCall[],
  topics: readonly ReleaseTopic[],
): StoppedRelease[] {
  const pins = calls.flatMap(({ path, ref }) =>
    ref === undefined ? [] : [{ repository: catalogName, module: path.replace(/^modules\//, ""), ref }],
  )
  return [...new Set(pins.map(({ ref }) => ref))].flatMap((release) => {
    const pinned = pins.filter(({ ref }) => ref === release)
    const stopping = topics.filter((topic) => pinned.some((pin) => isAffected(pin, topic)))
    return stopping.length === 0
      ? []
      : [{ release, topics: stopping.map(({ id, title }) => ({ id, title })) }]
  })
}
