/**
 * Narrows a query result that GraphQL types as nullable.
 * @throws if the value is missing; the message contains `name`
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the page's data.`)
  return value
}
