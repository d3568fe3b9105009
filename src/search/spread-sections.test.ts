import { expect, test } from "vitest"
import { spreadSections } from "./spread-sections"

/** The first digit of a hit is its section. */
const sectionOf = (hit: number) => Math.floor(hit / 100)
const guides = Array.from({ length: 12 }, (_, index) => 100 + index)

test("a section has at most five of the first ten hits if other sections have hits", () => {
  expect(spreadSections([...guides, 200, 300, 201], sectionOf)).toEqual([
    ...guides.slice(0, 5),
    200,
    300,
    201,
    ...guides.slice(5),
  ])
})

test("after the first ten hits, the order is unchanged", () => {
  const services = Array.from({ length: 7 }, (_, index) => 200 + index)
  const questions = [300, 301]
  expect(spreadSections([...guides, ...services, ...questions], sectionOf)).toEqual([
    ...guides.slice(0, 5),
    ...services.slice(0, 5),
    ...guides.slice(5),
    ...services.slice(5),
    ...questions,
  ])
})

test("hits of one section stay in their order", () => {
  expect(spreadSections(guides, sectionOf)).toEqual(guides)
})
