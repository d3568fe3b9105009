import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { withoutTrailingSlash } from "../../src/shared/paths"

/** A query with its relevant pages. */
export interface BenchQuery {
  q: string
  kind: string
  /** Paths. With an anchor, only that anchor is relevant; without one, any anchor of the page is. */
  expect: string[]
}

/** Files of queries by name: the committed ones, or the one that BENCH_QUERIES names. */
export function queryFiles(): Record<string, string> {
  const own = process.env.BENCH_QUERIES
  if (own !== undefined && !existsSync(own))
    throw new Error(`BENCH_QUERIES is "${own}", which does not exist.`)
  return own === undefined
    ? {
        development: path.resolve("bench/search-queries.json"),
        unseen: path.resolve("bench/search/unseen-queries.json"),
        voices: path.resolve("bench/search/voices-queries.json"),
        typed: path.resolve("bench/search/typed-queries.json"),
        goals: path.resolve("bench/search/goal-queries.json"),
      }
    : { own }
}

/** Reads a file of queries. */
export function readQueries(file: string): BenchQuery[] {
  return JSON.parse(readFileSync(file, "utf8")) as BenchQuery[] // a file of the repository, or one in its shape
}

/** Relevance of some queries: shares from 0 to 1. */
export interface Relevance {
  queries: number
  hitAt1: number
  hitAt5: number
  /** Mean reciprocal rank. */
  mrr: number
}

/** 1-based rank of the first relevant address; 0 if there is none. */
export function rankOf({ expect }: BenchQuery, urls: readonly string[]): number {
  const page = (url: string) => withoutTrailingSlash(url.split("#")[0] ?? "")
  return (
    urls.findIndex((url) =>
      expect.some((right) => (right.includes("#") ? url === right : page(url) === page(right))),
    ) + 1
  )
}

/** Relevance by kind of query, and of all together under `all`. */
export function relevanceOf(
  ranked: readonly { query: BenchQuery; rank: number }[],
): Record<string, Relevance> {
  const kinds = [...new Set(ranked.map(({ query }) => query.kind))].sort()
  const of = (some: readonly { rank: number }[]): Relevance => ({
    queries: some.length,
    hitAt1: share(some.filter(({ rank }) => rank === 1).length, some.length),
    hitAt5: share(some.filter(({ rank }) => rank >= 1 && rank <= 5).length, some.length),
    mrr: share(
      some.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0),
      some.length,
    ),
  })
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, of(ranked.filter(({ query }) => query.kind === kind))] as const),
    ["all", of(ranked)] as const,
  ])
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000
}
