/** Key in the session storage, where positions survive a reload. */
const storageKey = "scroll-positions"

/**
 * Scroll positions by history entry. Gatsby keeps positions too, but when a link leads to a heading, it saves the position
 * after the jump for the previous entry.
 */
let positions: Map<string, number> | undefined

export function savePosition(key: string | undefined, position: number): void {
  if (key !== undefined) all().set(key, position)
}

/** The position at which the reader left an entry; `undefined` if the entry has never been scrolled. */
export function readPosition(key: string | undefined): number | undefined {
  return key === undefined ? undefined : all().get(key)
}

/** Writes the positions to the session storage, for the next document. */
export function storePositions(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...all()]))
  } catch {
    // without storage, positions last as long as the document
  }
}

function all(): Map<string, number> {
  return (positions ??= stored())
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]") as [string, number][]) // written by `storePositions`
  } catch {
    return new Map() // no storage, or a value that other code wrote
  }
}
