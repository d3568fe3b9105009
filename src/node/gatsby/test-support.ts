/** A fake of the cache that Gatsby passes to hooks. It is empty at the start of each test. */
export function memoryCache() {
  const values = new Map<string, unknown>()
  return {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
    del: (key: string) => Promise.resolve(void values.delete(key)),
  }
}
