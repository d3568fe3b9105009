import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import type { Card } from "./card"
import { cardColors } from "./card-colors"
import { CardRenderer } from "./card-renderer"
import { TextShaper } from "./text-shaper"

const colors = cardColors("light")
const renderer = new CardRenderer(colors, new TextShaper())
const card: Card = { title: "Helm & <EKS>", section: "FAQ", plan: "private-app", address: "/faq/eks/" }

async function pixelsOf(shown: Card): Promise<{ png: Buffer; share(color: readonly number[]): number }> {
  const png = await renderer.draw(renderer.layOut(shown, "Handbook"))
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 })
  return {
    png,
    share(color) {
      let count = 0
      for (let at = 0; at < data.length; at += 3)
        if (color.every((value, channel) => data[at + channel] === value)) count++
      return count
    },
  }
}

let drawn: Awaited<ReturnType<typeof pixelsOf>>
beforeAll(async () => {
  drawn = await pixelsOf(card)
})

test("a card is a small PNG of the usual size, in the site's colors", () => {
  expect(drawn.png.length).toBeLessThan(20_000)
  for (const role of ["paper", "surface", "text", "control", "accent", "accent-soft", "rule"] as const)
    expect(drawn.share(colors[role]), role).toBeGreaterThan(300)
})

test("the same card is drawn to the same bytes", async () => {
  const again = new CardRenderer(colors, new TextShaper())
  expect((await again.draw(again.layOut(card, "Handbook"))).equals(drawn.png)).toBe(true)
})

test("cards that are drawn before do not change a card with the same background, or with other sizes of text", async () => {
  const alone = (shown: Card) => {
    const other = new CardRenderer(colors, new TextShaper())
    return other.draw(other.layOut(shown, "Handbook"))
  }
  const short = { ...card, title: "Helm" }
  const long = { ...card, title: "Helm, EKS and all the other tools that a long title names" }
  for (const shown of [short, long, short])
    expect((await pixelsOf(shown)).png.equals(await alone(shown)), shown.title).toBe(true)
})

test("only a marked part of the plan has the accent color, and only a plan has a grid", async () => {
  const unmarked = await pixelsOf({ ...card, plan: "unmarked" })
  expect(drawn.share(colors["accent-soft"])).toBeGreaterThan(3 * unmarked.share(colors["accent-soft"]))
  const plain = await pixelsOf({ title: "T" })
  expect(unmarked.share(colors.rule)).toBeGreaterThan(10 * plain.share(colors.rule))
})

test.each(["x".repeat(200), "Why does the build of my modules fail? ".repeat(8)])(
  "the title %s does not extend beyond its field",
  (title) => {
    const { lines } = renderer.layOut({ ...card, title }, "Handbook")
    const titleLines = lines.filter(({ face }) => face === "strong")
    expect(titleLines.length).toBeLessThanOrEqual(4)
    for (const line of titleLines) {
      expect(line.x + renderer.shaper.width(line)).toBeLessThanOrEqual(735 - 36)
      expect(line.y).toBeLessThan(490)
    }
  },
)

test("a title stands on its baseline", async () => {
  const laidOut = renderer.layOut({ title: "HH" }, "Handbook")
  const { data } = await sharp(await renderer.draw(laidOut))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: 507 - 120 }, (_, row) => row + 120).filter((y) =>
    Array.from({ length: 200 }, (_, x) => x + 80).some((x) =>
      colors.text.every((value, channel) => data[(y * 1200 + x) * 3 + channel] === value),
    ),
  )
  const [title] = laidOut.lines
  if (!title) throw new Error("The card has no title.")
  expect(rows.at(-1)).toBe(title.y - 1)
  expect(rows[0]).toBeGreaterThan(title.y - title.size)
})

test("of a long address, only the longest end is shown that fits beside the site's name", () => {
  const lineOf = (address: string) =>
    renderer.layOut({ ...card, address }, "Handbook").lines.find(({ face }) => face === "code")
  const textOf = (address: string) => lineOf(address)?.text
  expect(textOf("/faq/eks/")).toBe("/faq/eks/")
  expect(textOf(`/${"x".repeat(80)}/a/b`)).toBe("…/a/b")
  expect(textOf(`/${"x".repeat(200)}`)).toMatch(/^…\/x+…$/)
  expect(textOf(`/${"x".repeat(200)}/`)).toMatch(/^…\/x+…$/)
  const long = lineOf(`/reference/${"a-folder/".repeat(8)}its-name`)
  expect(long?.text).toMatch(/^…\/a-folder\/.*\/its-name$/)
  expect(long?.x).toBeGreaterThan(80 + renderer.shaper.width({ face: "strong", size: 27, text: "Handbook" }))
})

test("an address ends at the right of the title block, and is less prominent than the title", () => {
  const [title, address] = renderer.layOut({ title: "T", address: "/faq/eks/" }, "Handbook").lines
  expect(address && Math.round(address.x + renderer.shaper.width(address))).toBe(1120)
  expect(address?.opacity).toBeLessThan(title?.opacity ?? 0)
})
