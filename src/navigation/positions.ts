/** Key in the session storage, where positions outlive a reload. */
const storageKey = "scroll-positions"

/**
 * Scroll positions by history entry. Gatsby has its own, but takes the jump of a link to a heading for the position of the
 * entry before it.
 */
export function createPositions() {
  let positions: Map<string, number> | undefined
  const all = () => (positions ??= new Map(stored()))

  return {
    save: (key: string | undefined, position: number) => void (key && all().set(key, position)),
    /** The position at which the reader left an entry; 0 when it is not known. */
    read: (key: string | undefined) => (key && all().get(key)) || 0,
    /** Keeps the positions for the next document. */
    store() {
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify([...all()]))
      } catch {
        // without storage, positions last as long as the document
      }
    },
  }
}

function stored(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]") as [string, number][] // written by `store`
  } catch {
    return []
  }
}
