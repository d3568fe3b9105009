import { stopsDeployment, type Deployable, type Topic } from "./deployable-file"
import { isBroken, type Pinned } from "../../shared/release-problem"

/** The topics that break any of the pinned releases, in the order of the file. */
export function releaseProblems(pins: readonly Pinned[], { topics }: Pick<Deployable, "topics">): Topic[] {
  return topics.filter((topic) => stopsDeployment(topic) && pins.some((pin) => isBroken(pin, topic)))
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
