import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { findFiltered, showMatching } from "./filtered-parts"

/** An element of an article, with the properties that the filter reads. */
class Block {
  hidden = false
  nextElementSibling: Block | null = null
  constructor(
    readonly name: string,
    readonly textContent: string,
  ) {}
  matches = (selector: string) => selector.split(", ").includes(this.name)
  closest = () => null
}

beforeEach(() => void vi.stubGlobal("HTMLElement", Block))
afterEach(() => vi.unstubAllGlobals())

/** The blocks of an article below a filter, and the parts that the filter finds in them. */
function article(...blocks: [name: string, text: string][]) {
  const place = new Block("doc-filter", "")
  const all = blocks.map(([name, text]) => new Block(name, text))
  for (const [index, block] of [place, ...all].entries()) block.nextElementSibling = all[index] ?? null
  const filtered = findFiltered(place as unknown as HTMLElement)
  const visible = () => all.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
  return { filtered, visible }
}

const blocks: [string, string][] = [
  ["p", "Intro"],
  ["h2", "Networking"],
  ["p", "About networks"],
  [".entry", "VPC with subnets"],
  [".entry", "Peering"],
  ["h2", "Data"],
  ["p", "About data"],
  [".entry", "RDS with subnets and snapshots"],
]

test("a part is an entry, under the second-level heading above it", () => {
  const { filtered } = article(...blocks)
  expect(filtered.parts.map(({ text, heading }) => [text, heading?.textContent])).toEqual([
    ["vpc with subnets", "Networking"],
    ["peering", "Networking"],
    ["rds with subnets and snapshots", "Data"],
  ])
})

test("parts that do not match are hidden, with headings that have no other part; text outside of parts stays", () => {
  const { filtered, visible } = article(...blocks)
  expect(showMatching(filtered, (text) => text.includes("snapshots"))).toBe(1)
  expect(visible()).toEqual([
    "Intro",
    "About networks",
    "Data",
    "About data",
    "RDS with subnets and snapshots",
  ])
  expect(showMatching(filtered, () => true)).toBe(3)
  expect(visible()).toEqual(blocks.map(([, text]) => text))
  expect(showMatching(filtered, () => false)).toBe(0)
  expect(visible()).toEqual(["Intro", "About networks", "About data"])
})
