import type { Card } from "./card"
import {
  addressField,
  margin,
  planFieldLeft,
  sheet,
  titleBlockTop,
  type CardBackground,
} from "./draw-background"
import { fitText, truncateLine } from "./fit-text"
import type { TextLine, TextShaper } from "./text-shaper"

/** A line of text on the background of a card. */
export interface CardLine extends TextLine {
  /** Opacity of the text, from 0 to 1. */
  opacity: number
}

/** Distance between a title and the field beside it. */
const gap = 36

const titleTop = 134

/** Line height of a title, as a multiple of its font size. */
const leading = 1.16

/** Font sizes of titles. Long titles are smaller, so that at most four lines fit above the title block. */
const titleSettings = [
  { size: 92, maxLines: 2 },
  { size: 78, maxLines: 3 },
  ...[66, 60, 54, 48, 44, 40].map((size) => ({ size, maxLines: 4 })),
] as const

/** Opacity of the address. */
const mutedOpacity = 0.72

/** The texts of a card that are not part of its background. */
export function layOutTexts(
  card: Omit<Card, "section">,
  background: CardBackground,
  shaper: TextShaper,
): CardLine[] {
  const width = (card.plan ? planFieldLeft : sheet.right) - gap - margin
  const { size, lines } = fitText(shaper, card.title, { face: "strong", width, settings: titleSettings })
  const title = lines.map((text, index): CardLine => {
    const baseline = Math.round(titleTop + size * (1 + index * leading))
    return { face: "strong", size, x: margin, y: baseline, text, opacity: 1 }
  })
  const address = addressLine(card, background, shaper)
  return address ? [...title, { ...address, opacity: mutedOpacity }] : title
}

/** The page's path at the right end of the title block. The start of a long path is cut off. */
function addressLine(
  { address }: Pick<Card, "address">,
  background: CardBackground,
  shaper: TextShaper,
): TextLine | undefined {
  if (address === undefined) return undefined
  const { left, right } = addressField(background, shaper)
  const line = { face: "code", size: 22 } as const
  const fits = (text: string) => shaper.width({ ...line, text }) <= right - left
  const text = fits(address) ? address : shortened(address, fits)
  return { ...line, text, x: Math.round(right - shaper.width({ ...line, text })), y: titleBlockTop + 50 }
}

/** The longest end of a path that fits; it starts at a slash if possible. */
function shortened(path: string, fits: (text: string) => boolean): string {
  const parts = path.split("/")
  for (let from = 1; parts[from]; from++) {
    const end = `…/${parts.slice(from).join("/")}`
    if (fits(end)) return end
  }
  return truncateLine(`…/${parts.filter(Boolean).at(-1) ?? ""}`, fits)
}
