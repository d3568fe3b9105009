import { expect, test } from "vitest"
import { fullness, shortcomings } from "./shortcomings"
import { guidePage } from "../new/scaffold-templates"
import type { PageFigures } from "./measure-page"

const page = (figures: Partial<PageFigures>): PageFigures => ({
  file: "content/docs/a.md",
  slug: "/a",
  section: "Guides",
  kind: "concept",
  description: "a".repeat(160),
  words: 1000,
  codeBlocks: 1,
  diagrams: 0,
  linksOut: 0,
  linksIn: 0,
  endsInLink: false,
  answers: [],
  hasTopics: false,
  ...figures,
})

test.each([
  ["concept", 350],
  ["step", 350],
  ["index", 200],
  ["article", 150],
  ["service", 250],
] as const)("a page of the kind %s has at least %i words", (kind, floor) => {
  expect(shortcomings(page({ kind, words: floor }))).toEqual([])
  expect(shortcomings(page({ kind, words: floor - 1 }))).toEqual([`${floor - 1} of ${floor} words`])
})

test("a description of 50 to 160 characters is written for each page", () => {
  expect(shortcomings(page({ description: "a".repeat(50) }))).toEqual([])
  expect(shortcomings(page({ description: "a".repeat(49) }))).toEqual([
    "a description of 49 characters, not 50 to 160",
  ])
  expect(shortcomings(page({ description: "a".repeat(161) }))).toEqual([
    "a description of 161 characters, not 50 to 160",
  ])
  const { description, ...undescribed } = page({})
  expect(shortcomings(undescribed)).toEqual(["no description"])
  expect(
    shortcomings(page({ description: guidePage("A", "2026-01-31").split("\n")[2]?.slice(13) ?? "" })),
  ).toEqual(["a description that is still to be written"])
})

test("a step shows code; a concept need not", () => {
  expect(shortcomings(page({ kind: "step", codeBlocks: 0 }))).toEqual(["no code block"])
  expect(shortcomings(page({ kind: "concept", codeBlocks: 0 }))).toEqual([])
})

test("a section of the FAQ has eight questions, answered in 60 to 200 words", () => {
  const answers = [60, 61, 100, 199, 200, 100, 100].map((words, index) => ({ question: `Q${index}?`, words }))
  expect(shortcomings(page({ kind: "faq", words: 0, answers }))).toEqual(["7 of 8 questions"])
  expect(
    shortcomings(page({ kind: "faq", words: 0, answers: [...answers, ...answers.slice(0, 1)] })),
  ).toEqual([])
  const odd = [
    { question: "Short?", words: 59 },
    { question: "Long?", words: 201 },
  ]
  expect(shortcomings(page({ kind: "faq", answers: [...answers, ...odd] }))).toEqual([
    "an answer of 59 words, not 60 to 200: “Short?”",
    "an answer of 201 words, not 60 to 200: “Long?”",
  ])
})

test("more than twenty questions need topics", () => {
  const answers = Array.from({ length: 21 }, (_, index) => ({ question: `Q${index}?`, words: 100 }))
  expect(shortcomings(page({ kind: "faq", answers }))).toEqual(["21 questions without topics above them"])
  expect(shortcomings(page({ kind: "faq", answers, hasTopics: true }))).toEqual([])
  expect(shortcomings(page({ kind: "faq", answers: answers.slice(1) }))).toEqual([])
})

test("the fullness of a page is its length relative to the minimum of its kind; a composed page has no minimum", () => {
  expect(fullness({ kind: "index", words: 150 })).toBe(0.75)
  expect(fullness({ kind: "composed", words: 5 })).toBe(Number.POSITIVE_INFINITY)
  expect(shortcomings(page({ kind: "composed", words: 0 }))).toEqual([])
})
