/** Query parameter with the names of the chosen optional inputs; present, possibly empty, while the builder is open. */
const parameter = "build"

/** Names of the inputs chosen in an address; `undefined` if the address does not open the builder. */
export function chosenIn(search: string): string[] | undefined {
  const names = new URLSearchParams(search).get(parameter)
  return names === null ? undefined : names.split(",").filter((name) => name !== "")
}

/** Sets the chosen inputs in the query of an address: only names, never values. */
export function withChosen(search: string, names: Iterable<string>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(parameter)
  const others = parameters.toString()
  const choice = `${parameter}=${[...names].map(encodeURIComponent).join(",")}`
  return `?${others === "" ? "" : `${others}&`}${choice}`
}
