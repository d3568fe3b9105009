import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import type { SiteConfig } from "../../shared/site-config"
import { site } from "../../site.config"
import { loadContent } from "../content/load-content"
import { cardFiles, withoutTitleMessage } from "./card-files"
import { listCards } from "./list-cards"
import { makeCards } from "./make-cards"

const handbook: SiteConfig = {
  ...site,
  title: "Handbook",
  tagline: "How we work.",
  organization: "Gruntwork",
}

const contentOf = (files: Record<string, string>) => loadContent(temporaryTree(files))

const vpc = { "docs/guides/vpc.md": "---\ntitle: A VPC & <its> subnets\nplace: network\ntags: [vpc]\n---\n" }
const faq = { "docs/faq/eks/index.md": "---\ntitle: EKS\n---\n" }

test("every page except the home page and the search has a card, which names its section", async () => {
  const cards = listCards(await contentOf({ ...vpc, ...faq }), handbook)
  expect(cards[0]).toEqual({
    path: "/cards/_site.png",
    card: { title: "How we work.", section: "Gruntwork", plan: "unmarked" },
  })
  const byPath = new Map(cards.map(({ path, card }) => [path, card]))
  expect(byPath.get("/cards/guides/vpc.png")).toEqual({
    title: "A VPC & <its> subnets",
    section: "Guides",
    address: "/guides/vpc",
    plan: "network",
  })
  expect(byPath.get("/cards/faq/eks.png")).toMatchObject({
    section: "FAQ",
    address: "/faq/eks/",
    plan: "unmarked",
  })
  expect(byPath.get("/cards/tags/vpc.png")).toMatchObject({ title: "vpc", section: "Tags" })
  expect(byPath.get("/cards/discussions/knowledge-base.png")).not.toHaveProperty("section")
  expect(byPath.has("/cards/index.png")).toBe(false)
  expect(byPath.has("/cards/search.png")).toBe(false)
})

test("the cards of a site whose pages are not on the plan do not show it, and a written home page has a card", async () => {
  const cards = listCards(await contentOf({ "docs/index.md": "---\ntitle: Start\n---\n" }), {
    ...handbook,
    tagline: "",
  })
  expect(cards.every(({ card }) => card.plan === undefined)).toBe(true)
  expect(cards[0]?.card.title).toBe("Handbook")
  expect(cards.find(({ path }) => path === "/cards/index.png")?.card.title).toBe("Start")
})

test("a card is drawn once, until its page changes or is removed", async () => {
  const folder = path.join(temporaryTree(), "cards")
  const first = await makeCards(await contentOf({ ...vpc, ...faq }), handbook, folder)
  const [vpcFile, faqFile] = ["guides/vpc", "faq/eks"].map((name) => first.files[`/cards/${name}.png`] ?? "")
  const untouched = new Date(0)
  utimesSync(faqFile ?? "", untouched, untouched)
  writeFileSync(path.join(folder, ".half.png.2147483646"), "a build was killed here")

  const changed = { "docs/guides/vpc.md": "---\ntitle: Another VPC\nplace: network\n---\n" }
  const second = await makeCards(await contentOf({ ...changed, ...faq }), handbook, folder)
  expect(second.files["/cards/faq/eks.png"]).toBe(faqFile)
  expect(statSync(faqFile ?? "").mtimeMs).toBe(0)
  expect(second.files["/cards/guides/vpc.png"]).not.toBe(vpcFile)
  expect(second.files).not.toHaveProperty("/cards/tags/vpc.png")
  const kept = new Set(Object.values(second.files).map((file) => path.basename(file)))
  expect(readdirSync(folder).sort()).toEqual([...kept].sort())
})

test("a page gets another card if only its place on the plan changes", async () => {
  const folder = path.join(temporaryTree(), "cards")
  const cardAt = async (place: string) => {
    const content = await contentOf({ "docs/guides/vpc.md": `---\ntitle: VPC\nplace: ${place}\n---\n` })
    return (await makeCards(content, handbook, folder)).files["/cards/guides/vpc.png"]
  }
  const first = await cardAt("prod")
  expect(first).toBeDefined()
  expect(await cardAt("dev")).not.toBe(first)
  expect(await cardAt("prod")).toBe(first)
})

test("a page whose title the fonts cannot show gets the site's title on its card, and is listed", async () => {
  const folder = path.join(temporaryTree(), "cards")
  const content = await contentOf({
    ...vpc,
    "docs/guides/ja.md": "---\ntitle: 日本語\n---\n",
    "docs/faq/zh.md": "---\ntitle: 中文\n---\n",
  })
  const cards = await makeCards(content, handbook, folder)
  expect(cards.withoutTitle.sort()).toEqual(["/cards/faq/zh.png", "/cards/guides/ja.png"])
  expect(cards.files["/cards/guides/ja.png"]).toBeDefined()
  expect(cards.files["/cards/faq/zh.png"]).toBe(cards.files["/cards/guides/ja.png"])
  const written = cardFiles(cards)
  const fileOf = (name: string) => written.find(({ path }) => path === name)?.text
  expect(fileOf("cards/guides/ja.png")).toEqual(readFileSync(cards.files["/cards/guides/ja.png"] ?? ""))
  expect(fileOf("cards/guides/ja.png")?.subarray(1, 4).toString()).toBe("PNG")
})

test("the message about such titles names the first of their cards", () => {
  expect(withoutTitleMessage(["/cards/a.png"])).toBe(
    "A card shows the site's title instead of the page's, which has letters that the fonts of the cards lack: /cards/a.png.",
  )
  expect(withoutTitleMessage(["/cards/a.png", "/cards/b.png", "/cards/c.png"])).toMatch(
    /: \/cards\/a\.png, \/cards\/b\.png, \/cards\/c\.png\.$/,
  )
  expect(withoutTitleMessage(["/cards/a.png", "/cards/b.png", "/cards/c.png", "/cards/d.png"])).toBe(
    "4 cards show the site's title instead of the page's, which has letters that the fonts of the cards lack: " +
      "/cards/a.png, /cards/b.png, /cards/c.png and 1 more.",
  )
})
