/**
 * Sets parameters in the search part of an address, and keeps all others.
 * @param search "", or a string that starts with "?"
 * @param values the parameters by name; "" removes one
 * @returns "", or a string that starts with "?"
 */
export function setParameters(search: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values))
    if (value === "") params.delete(name)
    else params.set(name, value)
  const written = params.toString()
  return written === "" ? "" : `?${written}`
}
