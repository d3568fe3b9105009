import { expect, test } from "vitest"
import { kindChips, sectionChips, tagChips } from "./facet-chips"

const address = { query: "vpc", kinds: [], sections: ["FAQ"], tags: ["vpc"] }

test("kinds and sections are shown before their counts are known, in a fixed order", () => {
  const names = (chips: { label: string }[]) => chips.map(({ label }) => label)
  const counts = new Map([["FAQ", 3]])
  expect(names(sectionChips(address))).toEqual(names(sectionChips(address, counts)))
  expect(sectionChips(address, counts).filter(({ count }) => count !== 0)).toEqual([
    { value: "FAQ", label: "FAQ", isChosen: true, count: 3 },
  ])
  expect(kindChips(address)[0]).toEqual({ value: "guide", label: "Guides", isChosen: false })
})

test("tags are sorted by name, and a selected tag stays even without hits", () => {
  const counts = new Map([
    ["ssh", 9],
    ["alb", 2],
  ])
  expect(tagChips(address, counts).map(({ label, count }) => [label, count])).toEqual([
    ["alb", 2],
    ["ssh", 9],
    ["vpc", 0],
  ])
})
