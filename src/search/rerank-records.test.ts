import { expect, test } from "vitest"
import { rerankRecords } from "./rerank-records"

function record(url: string, heading: string, content: string, score = 1) {
  return {
    score,
    stored: { url, content, path: [heading], aliases: [] },
  }
}

const order = (query: string, records: ReturnType<typeof record>[]) =>
  rerankRecords(records, query, new Map()).map(({ stored }) => stored.url)

test("a record whose heading equals the query comes first", () => {
  const records = [
    record("/long", "Security groups and network lists", "", 1.25),
    record("/short", "Security groups", ""),
  ]
  expect(order("security groups", records)).toEqual(["/short", "/long"])
})

test("a heading that has only one of several words does not equal the query", () => {
  const records = [record("/one", "VPC", ""), record("/two", "Costs and peering of networks", "")]
  expect(order("vpc peering costs", records)).toEqual(["/two", "/one"])
})

test("of records about a message, one whose heading has all words of the query comes first, then those that quote it", () => {
  const records = [
    { ...record("/quotes", "If it fails", "", 10), message: "Permission denied" },
    record("/part", "Permission for ssh", ""),
    record("/named", "ssh-grunt: Permission denied (publickey)", ""),
  ]
  expect(order("ssh-grunt permission denied", records)).toEqual(["/named", "/quotes", "/part"])
})

test("a heading has a word of the query also if another form of it or its correction was matched", () => {
  const records = [
    { ...record("/quotes", "If it fails", "", 10), message: "Permission denied" },
    record("/named", "ssh-grunt: Permission denied (publickey)", ""),
  ]
  const first = (matched: [string, string][]) =>
    rerankRecords(records, "ssh gruntt permission denied", new Map(matched))[0]?.stored.url
  expect(first([["grunt", "gruntt"]])).toBe("/named")
  expect(first([])).toBe("/quotes")
})

test("a record that quotes the message keeps its score", () => {
  const quoting = {
    ...record("/quotes", "Permission denied", "Permission denied"),
    message: "Permission denied",
  }
  expect(rerankRecords([quoting], "permission denied", new Map())).toEqual([quoting])
})

test("adjacent words increase the score", () => {
  const records = [record("/apart", "", "The lock on a file.", 1.1), record("/together", "", "A lock file.")]
  expect(order("commit lock file", records)).toEqual(["/together", "/apart"])
})

test("if all words of a query are stop words, they are looked for", () => {
  expect(order("how to", [record("/other", "Costs", ""), record("/same", "How to", "")])).toEqual([
    "/same",
    "/other",
  ])
})

test("a verbatim match of a name from code increases the score", () => {
  const records = [
    record("/words", "", "A secret suffix is a random word.", 1.2),
    record("/name", "", "Empty `secret_suffix` first."),
  ]
  expect(order("why secret_suffix", records)).toEqual(["/name", "/words"])
})
