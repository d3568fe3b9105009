/**
 * Fetches a JSON file of the site.
 * @param address with the path prefix
 * @throws if the host does not answer, has no such file, or sends something else in its place
 */
export async function fetchJson(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}
