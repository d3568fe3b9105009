import { planPartNames, type PlanPart } from "../../shared/plan"
import { planJoins, planPartPath, planPath, planSheet } from "../../shared/plan-sheet"
import { svgColor, type CardColors } from "./card-colors"
import { cardSize } from "../../shared/paths"
import type { TextShaper } from "./text-shaper"

/** The shared part of cards: everything except the title and the address. */
export interface CardBackground {
  siteTitle: string
  section: string | undefined
  plan: PlanPart | "unmarked" | undefined
}

/** Edges of the sheet, in pixels of the card; lines are two pixels wide. */
export const sheet = { left: 41, top: 41, right: 1159, bottom: 589 } as const

/** Top of the title block, which ends at the lower edge of the sheet. */
export const titleBlockTop = 507

/** Left edge of the field with the plan, which is at the upper right of the sheet. */
export const planFieldLeft = 735

/** Top of the field below the plan that names the marked part. */
const caption = 413

/** Left edge of all text. */
export const margin = 80

const gridStep = 28

/** Draws a background as SVG: the sheet with its fields, the site's name, the section and the plan. */
export function drawBackground(
  { siteTitle, section, plan }: CardBackground,
  colors: CardColors,
  shaper: TextShaper,
): string {
  const { left, top, right, bottom } = sheet
  const [paper, surface, control, text, accent] = (
    ["paper", "surface", "control", "text", "accent"] as const
  ).map((role) => svgColor(colors[role]))
  const name = { face: "strong", size: 27, x: margin, y: titleBlockTop + 51, text: siteTitle } as const
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" fill="none">
<path fill="${paper}" d="M0 0h1200v630H0z"/>
<path fill="${surface}" d="M${left} ${top}H${right}V${bottom}H${left}z"/>
${plan ? drawPlanField(plan, colors, shaper) : ""}
<path stroke="${control}" stroke-width="2" d="M${left} ${top}H${right}V${bottom}H${left}zM${left} ${titleBlockTop}H${right}"/>
<g fill="${text}">${shaper.svg(name)}</g>
${section ? `<path fill="${accent}" d="M${margin} 95h18v18h-18z"/><g fill="${accent}">${shaper.svg({ face: "strong", size: 27, x: margin + 32, y: 113, text: section })}</g>` : ""}
</svg>`
}

/** Right end of the site's name in the title block, from which the page's address can start. */
export function addressField(
  { siteTitle }: CardBackground,
  shaper: TextShaper,
): { left: number; right: number } {
  const end = margin + shaper.width({ face: "strong", size: 27, text: siteTitle })
  return { left: Math.round(end) + 40, right: sheet.right - 39 }
}

function drawPlanField(plan: PlanPart | "unmarked", colors: CardColors, shaper: TextShaper): string {
  const [rule, surface, control, muted, text, accent, soft] = (
    ["rule", "surface", "control", "text-muted", "text", "accent", "accent-soft"] as const
  ).map((role) => svgColor(colors[role]))
  const marked = plan === "unmarked" ? "" : planPartPath(plan)
  const bottom = marked ? caption : titleBlockTop
  const scale = 0.62
  const x = (planFieldLeft + sheet.right - planSheet.width * scale) / 2
  const y = (sheet.top + bottom - planSheet.height * scale) / 2
  const label = {
    x: planFieldLeft + 34,
    face: "text",
    size: 22,
    y: caption + 37,
    text: "You are here",
  } as const
  return `<path stroke="${rule}" d="${grid(bottom)}"/>
<path stroke="${control}" stroke-width="2" d="M${planFieldLeft} ${sheet.top}V${titleBlockTop}${marked && `M${planFieldLeft} ${caption}H${sheet.right}`}"/>
<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${2 / scale}">
<path fill="${surface}" d="${planPath}"/>
<path fill="${soft}" d="${marked}"/>
<path stroke="${control}" d="${planJoins}${planPath}"/>
<path stroke="${accent}" stroke-width="${4 / scale}" d="${marked}"/>
</g>
${
  plan === "unmarked"
    ? ""
    : `<g fill="${muted}">${shaper.svg(label)}</g>
<g fill="${text}">${shaper.svg({ ...label, face: "strong", size: 27, y: caption + 70, text: planPartNames[plan] })}</g>`
}`
}

function grid(bottom: number): string {
  const lines: string[] = []
  for (let x = planFieldLeft + gridStep; x < sheet.right; x += gridStep)
    lines.push(`M${x + 0.5} ${sheet.top}V${bottom}`)
  for (let y = sheet.top + gridStep; y < bottom; y += gridStep)
    lines.push(`M${planFieldLeft} ${y + 0.5}H${sheet.right}`)
  return lines.join("")
}
