import pMap from "p-map"

/** Operating systems let a process have 256 files open at least; a site has tens of thousands. */
const openAtOnce = 64

/**
 * Reads or writes many files, of which only some are open at the same time.
 * @param action is called for each item; the first error rejects the result
 * @returns the results in the order of the items
 */
export function mapFiles<Item, Result>(
  items: Iterable<Item>,
  action: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, action, { concurrency: openAtOnce })
}
