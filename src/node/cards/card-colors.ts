import { readFileSync } from "node:fs"

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The colors of a card, by the names of the site's tokens. */
export type CardColors = Readonly<Record<(typeof roles)[number], Rgb>>

const roles = ["paper", "surface", "text", "text-muted", "rule", "control", "accent", "accent-soft"] as const

/** The site's color tokens in one of the two modes. */
export function cardColors(
  mode: "light" | "dark",
  css = readFileSync("src/theme/global.css", "utf8"),
): CardColors {
  const colors = roles.map((role) => [role, tokenColor(css, role, mode)] as const)
  return Object.fromEntries(colors) as CardColors // every role has its entry
}

const number = String.raw`(\d*\.?\d+)`
const color = String.raw`oklch\(${number} ${number} ${number}\)`

function tokenColor(css: string, role: string, mode: "light" | "dark"): Rgb {
  const pair = new RegExp(String.raw`--color-${role}: light-dark\(${color}, ${color}\);`).exec(css)
  if (!pair) throw new Error(`The token --color-${role} is not a light-dark() of two oklch() colors.`)
  const [lightness = 0, chroma = 0, hue = 0] = pair.slice(mode === "light" ? 1 : 4).map(Number)
  return rgbOf(lightness, chroma, hue)
}

/** Converts OKLCH to sRGB with the matrices of CSS Color 4. Values outside of sRGB are clipped. */
function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channel(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    channel(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    channel(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

function channel(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}

/** A color in the syntax of SVG. */
export function svgColor([red, green, blue]: Rgb): string {
  return `rgb(${red},${green},${blue})`
}
