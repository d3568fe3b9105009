/**
 * Sets parameters in the search part of an address, in their order, after all others, which it keeps.
 * @param search "", or a string that starts with "?"
 * @param values the parameters by name; "" removes one
 * @returns "", or a string that starts with "?"
 */
export function setParameters(search: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    params.delete(name)
    if (value !== "") params.set(name, value)
  }
  const written = params.toString()
  return written === "" ? "" : `?${written}`
}
