import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { findFiltered, showMatching } from "./filtered-parts"

/** An element of an article, with the properties that the filter reads. */
class Block {
  hidden = false
  nextElementSibling: Block | null = null
  constructor(
    readonly tagName: string,
    readonly textContent: string,
  ) {}
  matches = (selector: string) => selector.split(", ").includes(this.tagName.toLowerCase())
  querySelector = () => null
  closest = () => null
}

beforeEach(() => void vi.stubGlobal("HTMLElement", Block))
afterEach(() => vi.unstubAllGlobals())

/** The blocks of an article below a filter, with what the filter finds. */
function article(...blocks: [tagName: string, text: string][]) {
  const place = new Block("DOC-FILTER", "")
  const all = blocks.map(([tagName, text]) => new Block(tagName, text))
  for (const [index, block] of [place, ...all].entries()) block.nextElementSibling = all[index] ?? null
  const filtered = findFiltered(place as unknown as HTMLElement)
  const visible = () => all.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
  return { filtered, visible }
}

const blocks: [string, string][] = [
  ["P", "Intro"],
  ["H2", "Networking"],
  ["P", "About networks"],
  ["H3", "VPC"],
  ["P", "Subnets"],
  ["H3", "Peering"],
  ["H2", "Data"],
  ["P", "About data"],
  ["H3", "RDS"],
  ["P", "Subnets and snapshots"],
]

test("a part is a third-level heading with what follows it, up to the next heading", () => {
  const { filtered } = article(...blocks)
  expect(filtered.parts.map(({ text, heading }) => [text, heading?.textContent])).toEqual([
    ["vpc subnets", "Networking"],
    ["peering", "Networking"],
    ["rds subnets and snapshots", "Data"],
  ])
})

test("parts that do not match are hidden, with headings that have no other part; text outside of parts stays", () => {
  const { filtered, visible } = article(...blocks)
  expect(showMatching(filtered, (text) => text.includes("snapshots"))).toBe(1)
  expect(visible()).toEqual(["Intro", "About networks", "Data", "About data", "RDS", "Subnets and snapshots"])
  expect(showMatching(filtered, () => true)).toBe(3)
  expect(visible()).toEqual(blocks.map(([, text]) => text))
  expect(showMatching(filtered, () => false)).toBe(0)
  expect(visible()).toEqual(["Intro", "About networks", "About data"])
})
