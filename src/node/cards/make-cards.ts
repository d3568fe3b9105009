import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm } from "node:fs/promises"
import path from "node:path"
import { glob } from "tinyglobby"
import type { SiteConfig } from "../../shared/site-config"
import { siteCache } from "../cache/site-cache.mjs"
import { writeWhole } from "../cache/write-whole.mjs"
import type { Content } from "../content/content"
import type { Card } from "./card"
import { cardColors } from "./card-colors"
import { CardRenderer } from "./card-renderer"
import { drawableText } from "./fit-text"
import { TextShaper } from "./text-shaper"
import { listCards } from "./list-cards"

/** Folder in which drawn cards are cached for the next build. */
const cardCache = path.join(siteCache(process.cwd()), "cards")

/** Files whose content is part of the cache key of each card. */
const code = ["src/node/cards/*.ts", "package-lock.json"]

/** The drawn cards of a site. */
export interface DrawnCards {
  /** File of each card, by its path on the site. */
  files: Record<string, string>
  /** Paths of cards with the site's title, because the fonts lack letters of the page's title. */
  withoutTitle: string[]
}

/**
 * Draws the cards of all pages that are not in the cache, and removes cached cards that no page uses any more.
 * @param folder the cache: files are named by a digest of what they depend on
 */
export async function makeCards(
  content: Pick<Content, "documents" | "index">,
  site: SiteConfig,
  folder = cardCache,
): Promise<DrawnCards> {
  const shaper = new TextShaper()
  const renderer = new CardRenderer(cardColors(site.colorMode.default), shaper)
  const codeDigest = await digestOfCode()
  const siteTitle = drawableText(shaper, "strong", site.title) ?? ""
  await mkdir(folder, { recursive: true })
  const drawn: DrawnCards = { files: {}, withoutTitle: [] }
  const listed = listCards(content, site)
  const siteCard: Card = { ...listed[0]?.card, title: siteTitle }
  for (const { path: cardPath, card } of listed) {
    const drawable = drawableCard(card, shaper)
    if (!drawable) drawn.withoutTitle.push(cardPath)
    const laidOut = renderer.layOut(drawable ?? siteCard, siteTitle)
    const name = `${digest([codeDigest, renderer.colors, laidOut])}.png`
    const file = path.join(folder, name)
    drawn.files[cardPath] = file
    if (!existsSync(file)) await writeWhole(file, await renderer.draw(laidOut))
  }
  const kept = new Set(Object.values(drawn.files).map((file) => path.basename(file)))
  const gone = (await readdir(folder)).filter((name) => !kept.has(name))
  await Promise.all(gone.map((name) => rm(path.join(folder, name))))
  return drawn
}

/** Removes from a card what the fonts cannot show; `undefined` if the title cannot be shown. */
function drawableCard({ title, section, address, ...rest }: Card, shaper: TextShaper): Card | undefined {
  const drawable = drawableText(shaper, "strong", title)
  if (drawable === undefined) return undefined
  const label = section && drawableText(shaper, "strong", section)
  const path = address && drawableText(shaper, "code", address)
  return {
    ...rest,
    title: drawable,
    ...(label ? { section: label } : {}),
    ...(path ? { address: path } : {}),
  }
}

async function digestOfCode(): Promise<string> {
  const files = (await glob(code, { ignore: ["**/*.test.ts"] })).sort()
  return digest(await Promise.all(files.map((file) => readFile(file, "utf8"))))
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)
}
