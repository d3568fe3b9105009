import { expect, test } from "vitest"
import { planPartPath } from "../../shared/plan-sheet"
import { cardColors, svgColor } from "./card-colors"
import { addressField, drawBackground, type CardBackground } from "./draw-background"
import type { TextLine, TextShaper } from "./text-shaper"

const colors = cardColors("light")
/** Writes texts as they are, and gives each letter a width of ten pixels. */
const shaper = {
  svg: ({ x, y, text }: TextLine) => `(${x} ${y} ${text})`,
  width: ({ text }: Pick<TextLine, "text">) => text.length * 10,
} as unknown as TextShaper
const draw = (background: Partial<CardBackground>) =>
  drawBackground(
    { siteTitle: "Handbook", section: undefined, plan: undefined, ...background },
    colors,
    shaper,
  )
const textsOf = (background: Partial<CardBackground>) =>
  [...draw(background).matchAll(/\((\d+) (\d+) ([^)]+)\)/g)].map(([, x, y, text]) => [
    text,
    Number(x),
    Number(y),
  ])

test("the site's name is in the title block, and the section above the title", () => {
  expect(textsOf({})).toEqual([["Handbook", 80, 558]])
  expect(textsOf({ section: "FAQ" })).toEqual([
    ["Handbook", 80, 558],
    ["FAQ", 112, 113],
  ])
})

test("the marked part of the plan has the accent color, and its name below", () => {
  const svg = draw({ plan: "private-app" })
  expect(svg).toContain(
    `<path fill="${svgColor(colors["accent-soft"])}" d="${planPartPath("private-app")}"/>`,
  )
  expect(svg).toMatch(
    new RegExp(`<path stroke="[^"]+" stroke-width="[\\d.]+" d="${planPartPath("private-app")}"`),
  )
  expect(textsOf({ plan: "private-app" })).toEqual([
    ["You are here", 769, 450],
    ["Private app subnets", 769, 483],
    ["Handbook", 80, 558],
  ])
  expect(textsOf({ plan: "unmarked" })).toEqual([["Handbook", 80, 558]])
})

test("the grid fills the field of the plan, which is higher without a name below", () => {
  const grid = (plan: CardBackground["plan"]) => {
    const [, lines = ""] = /<path stroke="[^"]+" d="(M763\.5[^"]+)"/.exec(draw({ plan })) ?? []
    const ends = (pattern: RegExp) => [...lines.matchAll(pattern)].map(([, at]) => Number(at))
    return [Math.max(...ends(/M(\d+)\.5 /g)), Math.max(...ends(/V(\d+)/g)), Math.max(...ends(/ (\d+)\.5H/g))]
  }
  expect(grid("unmarked")).toEqual([1155, 507, 489])
  expect(grid("dev")).toEqual([1155, 413, 405])
})

test("an address has the space from the site's name to the margin of the sheet", () => {
  expect(addressField({ siteTitle: "Handbook", section: undefined, plan: undefined }, shaper)).toEqual({
    left: 200,
    right: 1120,
  })
})
