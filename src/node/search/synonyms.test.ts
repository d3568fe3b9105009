import { expect, test } from "vitest"
import { loadSynonyms } from "./load-synonyms"
import { hostedSynonyms, synonymLines, synonymsFileSchema } from "./synonyms"

const file = synonymsFileSchema.parse({
  same: [["k8s", "kubernetes"]],
  also: { postgres: ["rds", "aurora"] },
})

test("groups mean the same both ways, the others one way", () => {
  expect(synonymLines(file)).toEqual([
    ["k8s", "kubernetes"],
    ["kubernetes", "k8s"],
    ["postgres", "rds", "aurora"],
  ])
})

test("the hosted service gets the same", () => {
  expect(hostedSynonyms(file)).toEqual([
    { objectID: "same k8s", type: "synonym", synonyms: ["k8s", "kubernetes"] },
    { objectID: "also postgres", type: "oneWaySynonym", input: "postgres", synonyms: ["rds", "aurora"] },
  ])
})

test("the content tree's own file can be used, and a tree without one has none", () => {
  expect(loadSynonyms("content").same.length).toBeGreaterThan(0)
  expect(loadSynonyms("tests/fixtures/broken")).toEqual({ same: [], also: {} })
})
