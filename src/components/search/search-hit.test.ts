import { expect, test } from "vitest"
import { contextualFilters, groupHits, hitTitle, markEnd, markStart, type SearchHit } from "./search-hit"
import { splitMarks } from "./split-marks"

const hit = (objectID: string, lvl0: string): SearchHit => ({
  objectID,
  url: "/x",
  anchor: "",
  type: "lvl2",
  hierarchy: { lvl0, lvl1: "Page", lvl2: "Section", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
})

test("groups stand in the order of their best hits", () => {
  const groups = groupHits([hit("1", "FAQ"), hit("2", "Guides"), hit("3", "FAQ"), hit("4", "FAQ")], 2)
  expect(groups.map(({ section, hits }) => [section, hits.map(({ objectID }) => objectID)])).toEqual([
    ["FAQ", ["1", "3"]],
    ["Guides", ["2"]],
  ])
})

test("a hit is named by its last heading, marked where the engine marked it", () => {
  expect(hitTitle(hit("1", "FAQ"))).toEqual({ title: "Section", trail: ["FAQ", "Page"] })
  const marked = { ...hit("1", "FAQ"), _highlightResult: { hierarchy: { lvl2: { value: "Sec!" } } } }
  expect(hitTitle(marked).title).toBe("Sec!")
})

test("the way to a hit names nothing twice, and not the hit itself", () => {
  const repeated = hit("1", "Terragrunt")
  const hierarchy = { ...repeated.hierarchy, lvl1: "terragrunt", lvl2: "Inputs", lvl3: "inputs" }
  expect(hitTitle({ ...repeated, hierarchy })).toEqual({ title: "inputs", trail: ["Terragrunt"] })
})

test("marks are split from the text, and markup stays text", () => {
  expect(splitMarks(`a ${markStart}<b>${markEnd} c`)).toEqual([
    { text: "a ", marked: false },
    { text: "<b>", marked: true },
    { text: " c", marked: false },
  ])
  expect(splitMarks("")).toEqual([])
})

test("queries ask for the reader's language and the pages of the version", () => {
  expect(contextualFilters("en", "current")).toEqual([
    "language:en",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
  ])
})
