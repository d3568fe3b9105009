import { expect, test } from "vitest"
import { contextualFilters, hitTitle, markEnd, markStart } from "./search-hit"
import { hit } from "./test-support"
import { splitMarks } from "../split-marks"

test("the title of a hit is its last heading, with the engine's marks", () => {
  expect(hitTitle(hit("1", "FAQ"))).toEqual({ title: "Section", trail: ["FAQ", "Page"] })
  const marked = { ...hit("1", "FAQ"), _highlightResult: { hierarchy: { lvl2: { value: "Sec!" } } } }
  expect(hitTitle(marked).title).toBe("Sec!")
})

test("a hit in the question or answer of an article has the article's title", () => {
  const article = { ...hit("1", "Knowledge Base"), url: "/discussions/knowledge-base/12#answer" }
  const of = (lvl2: string, lvl3: string | null = null) =>
    hitTitle({ ...article, hierarchy: { ...article.hierarchy, lvl2, lvl3 } })
  expect(of("Answer")).toEqual({ title: "Page", trail: ["Knowledge Base"] })
  expect(of("Answer", "Fix")).toEqual({ title: "Fix", trail: ["Knowledge Base", "Page"] })
  expect(of("Steps")).toEqual({ title: "Steps", trail: ["Knowledge Base", "Page"] })
  expect(
    hitTitle({ ...article, url: "/faq/eks", hierarchy: { ...article.hierarchy, lvl2: "Answer" } }),
  ).toEqual({ title: "Answer", trail: ["Knowledge Base", "Page"] })
})

test("the trail of a hit has no duplicates and does not contain the hit itself", () => {
  const repeated = hit("1", "Terragrunt")
  const hierarchy = { ...repeated.hierarchy, lvl1: "terragrunt", lvl2: "Inputs", lvl3: "inputs" }
  expect(hitTitle({ ...repeated, hierarchy })).toEqual({ title: "inputs", trail: ["Terragrunt"] })
})

test("marks are separated from the text, and markup stays plain text", () => {
  expect(splitMarks(`a ${markStart}<b>${markEnd} c`)).toEqual([
    { text: "a ", marked: false },
    { text: "<b>", marked: true },
    { text: " c", marked: false },
  ])
  expect(splitMarks("")).toEqual([])
})

test("the filters select the reader's language and the pages of the version", () => {
  expect(contextualFilters("en", "current")).toEqual([
    "language:en",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
  ])
})
