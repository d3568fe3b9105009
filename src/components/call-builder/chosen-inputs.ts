/** Query parameter with the names of the optional inputs of a call; there, and perhaps empty, while the builder is open. */
const parameter = "build"

/** Names of the inputs that an address chooses; `undefined` when it does not ask for the builder. */
export function chosenIn(search: string): string[] | undefined {
  const names = new URLSearchParams(search).get(parameter)
  return names === null ? undefined : names.split(",").filter((name) => name !== "")
}

/** The query of an address with a choice of inputs. It holds names alone, never values. */
export function withChosen(search: string, names: Iterable<string>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(parameter)
  const others = parameters.toString()
  const choice = `${parameter}=${[...names].map(encodeURIComponent).join(",")}`
  return `?${others === "" ? "" : `${others}&`}${choice}`
}
