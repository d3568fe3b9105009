/**
 * Narrows a query result that GraphQL types as nullable.
 * @throws when the value is missing, naming what was asked for.
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing from the page's data.`)
  return value
}
