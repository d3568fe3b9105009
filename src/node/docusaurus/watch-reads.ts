/** Data that records which of its keys are read. */
interface WatchedData {
  /** The data; to be read instead of the original. */
  value: unknown
  /**
   * Paths of keys that nobody has read, such as `themeConfig.prism`. An object counts as read as a whole if it was read, and none
   * of its keys. Items of a list share the path of the list.
   */
  unread(): string[]
}

/**
 * Wraps data so that it records which of its keys are read.
 * @param value plain data, as in JSON
 * @param known paths of keys that count as read
 */
export function watchReads(value: unknown, known: readonly string[] = []): WatchedData {
  const read = new Set(known.flatMap(withParents))
  const watch = (value: unknown, path: string): unknown => {
    if (!isObject(value)) return value
    return new Proxy(value, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key)
        if (typeof key === "symbol") return found
        if (Array.isArray(target)) return watch(found, path)
        const keyPath = below(path, key)
        read.add(keyPath)
        return watch(found, keyPath)
      },
    })
  }
  const collect = (value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => collect(item, path))
    if (!isObject(value)) return []
    return Object.entries(value).flatMap(([key, item]) => {
      const keyPath = below(path, key)
      if (!read.has(keyPath)) return [keyPath]
      return [...read].some((other) => other.startsWith(`${keyPath}.`)) ? collect(item, keyPath) : []
    })
  }
  return { value: watch(value, ""), unread: () => [...new Set(collect(value, ""))].sort() }
}

/** A path such as `a.b.c` after those of the objects that contain its key: `a`, `a.b`. */
function withParents(path: string): string[] {
  const keys = path.split(".")
  return keys.map((_, index) => keys.slice(0, index + 1).join("."))
}

function below(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
