import { expect, test } from "vitest"
import { rerankRecords } from "./rerank-records"

function record(url: string, heading: string, content: string, score = 1) {
  return {
    score,
    stored: { objectID: url, url, type: "lvl1" as const, content, path: [heading], position: 0 },
  }
}

const order = (query: string, records: ReturnType<typeof record>[]) =>
  rerankRecords(records, query, new Set()).map(({ stored }) => stored.url)

test("a record whose heading equals the query comes first", () => {
  const records = [
    record("/long", "Security groups and network lists", "", 1.1),
    record("/short", "Security groups", ""),
  ]
  expect(order("security groups", records)).toEqual(["/short", "/long"])
})

test("adjacent words increase the score", () => {
  const records = [record("/apart", "", "The lock on a file.", 1.1), record("/together", "", "A lock file.")]
  expect(order("commit lock file", records)).toEqual(["/together", "/apart"])
})

test("a verbatim match of a name from code increases the score", () => {
  const records = [
    record("/words", "", "A secret suffix is a random word.", 1.2),
    record("/name", "", "Empty `secret_suffix` first."),
  ]
  expect(order("why secret_suffix", records)).toEqual(["/name", "/words"])
})
