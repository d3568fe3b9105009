import { expect, test } from "vitest"
import type { PageFigures } from "./measure-page"
import { sumSections } from "./sum-sections"

const page = (section: string, daysSinceReview?: number): PageFigures => ({
  file: "content/docs/a.md",
  slug: "/a",
  section,
  kind: "concept",
  words: 1000,
  codeBlocks: 1,
  diagrams: 0,
  linksOut: 2,
  linksIn: 3,
  endsInLink: false,
  answers: [],
  hasTopics: false,
  ...(daysSinceReview === undefined ? {} : { daysSinceReview }),
})

test("sections are in the order of their first pages, each with the age of its oldest review", () => {
  const pages = [page("Guides", 3), page("FAQ"), page("Guides", 9), page("Guides"), page("Intro", 5)]
  const [guides, faq, intro, ...others] = sumSections(pages)
  expect(others).toEqual([])
  expect(guides).toMatchObject({ label: "Guides", pages: 3, words: 3000, linksIn: 9, oldestReview: 9 })
  expect(faq).toMatchObject({ label: "FAQ", pages: 1 })
  expect(intro).toMatchObject({ oldestReview: 5 })
  expect(faq).not.toHaveProperty("oldestReview")
})
