import { readFileSync } from "node:fs"
import path from "node:path"
import { type BenchQuery, rankOf } from "./queries"

/** A message as a reader pastes it, and the pages that quote it. */
export interface PastedError {
  text: string
  expect: string[]
}

/** The committed messages: those framed by `make-pasted-errors`, or those written by hand, with the output of tools around them. */
export function readPastedErrors(name: "pasted-errors" | "wrapped-errors"): PastedError[] {
  return JSON.parse(readFileSync(path.resolve(`bench/search/${name}.json`), "utf8")) as PastedError[] // a file of the repository
}

/** Share of messages whose page is the first result, and among the first three results. */
export interface PastedRelevance {
  errors: number
  hitAt1: number
  hitAt3: number
}

/** Relevance of the search for pasted messages. */
export async function relevanceOfPasted(
  errors: readonly PastedError[],
  search: (query: string) => Promise<string[]>,
): Promise<{ relevance: PastedRelevance; missed: PastedError[] }> {
  const ranks: number[] = []
  const missed: PastedError[] = []
  for (const error of errors) {
    const query: BenchQuery = { q: error.text, kind: "pasted", expect: error.expect }
    const rank = rankOf(query, await search(error.text))
    ranks.push(rank)
    if (rank === 0 || rank > 3) missed.push(error)
  }
  const share = (most: number) =>
    Math.round((ranks.filter((rank) => rank >= 1 && rank <= most).length / errors.length) * 1000) / 1000
  return { relevance: { errors: errors.length, hitAt1: share(1), hitAt3: share(3) }, missed }
}
