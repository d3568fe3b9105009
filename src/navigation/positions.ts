/** Key in the session storage, where positions survive a reload. */
const storageKey = "scroll-positions"

/**
 * Scroll positions by history entry. Gatsby keeps positions too, but when a link leads to a heading, it saves the position
 * after the jump for the previous entry.
 */
export function createPositions() {
  let positions: Map<string, number> | undefined
  const all = () => (positions ??= stored())

  return {
    save: (key: string | undefined, position: number) => void (key && all().set(key, position)),
    has: (key: string | undefined) => key !== undefined && all().has(key),
    /** The position at which the reader left an entry; 0 when it is not known. */
    read: (key: string | undefined) => (key && all().get(key)) || 0,
    /** Writes the positions to the session storage, for the next document. */
    store() {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify([...all()]))
      } catch {
        // without storage, positions last as long as the document
      }
    },
  }
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]") as [string, number][]) // written by `store`
  } catch {
    return new Map() // no storage, or a value that other code wrote
  }
}
