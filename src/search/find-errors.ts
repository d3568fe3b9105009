import type { RecordKind } from "../shared/search/record"
import type { LoadedIndex } from "./load-index"
import { matchErrors, readErrors } from "./match-errors"
import { rerankedPages } from "./order-hits"
import type { RankedRecord } from "./rank-records"

/** Ranks records that quote the pasted message above all records that only share words with it. */
const beforeOthers = 10
/** Weight of a quotation by the kind of its page: a page about a message resolves it, a release list only mentions it. */
const kindWorth: Partial<Record<RecordKind, number>> = { error: 1.2, question: 1.1, release: 0.7 }
/** Bonus of a page with at most `fewSections` sections, which is more specific to the message that it quotes; less with more. */
const focusShare = 0.2
const fewSections = 5
/** Weight of the other words of a pasted text, which distinguish pages that quote the same message. */
const wordsShare = 0.5

/**
 * Adds the records that quote a pasted message to the ranking by words, at the top.
 * @param pasted the cleaned message: see `cleanError`
 */
export async function withErrors(
  index: LoadedIndex,
  pasted: string,
  ranked: readonly RankedRecord[],
): Promise<RankedRecord[]> {
  const { pageOf } = index
  const matches = matchErrors(await index.errors(readErrors), pasted, pageOf)
  if (matches.length === 0) return [...ranked]
  const highest = ranked[0]?.score ?? 1
  const ofPage = new Map<number, number>()
  for (const { record, score } of ranked)
    if (!ofPage.has(pageOf(record))) ofPage.set(pageOf(record), score / highest)
  const focus = (record: number) =>
    1 + focusShare * Math.min(1, fewSections / (index.pages[pageOf(record)]?.[0] ?? fewSections))
  const quoting = matches.map(({ record, message, score }) => ({
    record,
    message,
    score:
      highest *
      (beforeOthers +
        score *
          (kindWorth[index.kindOf(record)] ?? 1) *
          focus(record) *
          (1 + wordsShare * (ofPage.get(pageOf(record)) ?? 0))),
  }))
  quoting.sort((a, b) => b.score - a.score)
  const records = new Set(quoting.map(({ record }) => record))
  const others = ranked.filter(({ record }) => !records.has(record))
  const pages = new Set(quoting.map(({ record }) => pageOf(record)))
  const best = others.find(({ record }) => !pages.has(pageOf(record)))
  // The best page that does not quote the message is reranked too, because it can be named after the message.
  return [
    ...quoting.slice(0, rerankedPages - 1),
    ...(best ? [best] : []),
    ...quoting.slice(rerankedPages - 1),
    ...others.filter((entry) => entry !== best),
  ]
}
