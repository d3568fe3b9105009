import { isAddressOfPage } from "../../browser/page-entries"
import { builderParameter } from "../../shared/filter-parameters"

/**
 * Query parameter with the release of the call, without the leading v; only while it is not the default. The filter of the
 * reference has a release of its own, in `release`.
 */
const releaseParameter = "build-release"

/** Names of the inputs chosen in an address; `undefined` if the address does not open the builder. */
export function chosenIn(search: string): string[] | undefined {
  const names = new URLSearchParams(search).get(builderParameter)
  return names === null ? undefined : names.split(",").filter((name) => name !== "")
}

/** The release chosen in an address; `null` for the default. */
export function releaseIn(search: string): string | null {
  return new URLSearchParams(search).get(releaseParameter)
}

/**
 * Sets the chosen inputs and the release in the query of an address: only names, never values. Without names, the builder is
 * closed.
 */
export function withChosen(search: string, names?: Iterable<string>, release?: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(builderParameter)
  parameters.delete(releaseParameter)
  if (release !== undefined) parameters.set(releaseParameter, release)
  const others = parameters.toString()
  const choice = names && `${builderParameter}=${[...names].map(encodeURIComponent).join(",")}`
  const query = [others, choice].filter(Boolean).join("&")
  return query && `?${query}`
}

/**
 * Sets the chosen inputs and the release in the address of the window.
 * @param slug path of the builder's page
 */
export function replaceChosen(slug: string, names?: Iterable<string>, release?: string): void {
  if (!isAddressOfPage(slug)) return
  const { pathname, search, hash } = window.location
  window.history.replaceState(window.history.state, "", pathname + withChosen(search, names, release) + hash)
}
