import { comparablePath, type SoughtAddress } from "../shared/search/read-address"
import type { LoadedIndex } from "./load-index"
import type { RankedRecord } from "./rank-records"

/** Ranks the page of an address above all records that only share words with it. */
const beforeOthers = 100

/**
 * Adds the page that an address leads to, or its section, to the ranking by words, at the top.
 * @param accepts whether a page, given by number, passes the filters
 */
export async function withAddress(
  index: LoadedIndex,
  { paths, anchor }: SoughtAddress,
  ranked: readonly RankedRecord[],
  accepts: (page: number) => boolean,
): Promise<RankedRecord[]> {
  const pages = new Map((await index.addresses()).map((path, page) => [comparablePath(path), page]))
  const page = paths.map((path) => pages.get(path)).find((found) => found !== undefined && accepts(found))
  if (page === undefined) return [...ranked]
  const record = await sectionOf(index, page, anchor)
  const score = beforeOthers * (ranked[0]?.score ?? 1)
  return [{ record, score }, ...ranked.filter((entry) => entry.record !== record)]
}

/** The record of a page's section; that of the page itself if no section has the anchor. */
async function sectionOf(index: LoadedIndex, page: number, anchor: string): Promise<number> {
  const first = index.firstOf(page)
  if (anchor === "") return first
  const count = index.pages[page]?.[0] ?? 0
  const records = await Promise.all(
    Array.from({ length: count }, (_, position) => index.recordOf(first + position)),
  )
  return (
    first +
    Math.max(
      0,
      records.findIndex(({ url }) => url.endsWith(`#${anchor}`)),
    )
  )
}
