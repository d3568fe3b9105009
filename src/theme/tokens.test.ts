import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { themeColors } from "./color-mode"

const modes = ["light", "dark"] as const
const source = path.resolve(__dirname, "..")
const globalCss = readFileSync(path.join(__dirname, "global.css"), "utf8")

/** Every color token, as linear sRGB in each mode. Tokens with an alpha are left out. */
const colors = new Map(
  [...globalCss.matchAll(/--color-([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light: linear(light), dark: linear(dark) }],
  ),
)

function linear(oklch: string): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(" ").map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

function hex(rgb: readonly number[]): string {
  const channels = rgb.map((c) =>
    Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

function contrast(mode: (typeof modes)[number], one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => {
      const [red = 0, green = 0, blue = 0] = colors.get(name)?.[mode] ?? []
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const kinds = ["note", "tip", "info", "caution", "danger"]
const plates = ["paper", "surface", "sunken", "accent-soft", ...kinds.map((kind) => `${kind}-soft`)]
const tokens = ["comment", "keyword", "string", "number", "name"].map((name) => `code-${name}`)
const codePlates = ["sunken", "accent-soft", "code-inserted", "code-deleted"]

test("every color in the tested pairs is a token", () => {
  const named = [
    "text",
    "text-muted",
    "accent",
    "on-accent",
    "control",
    "mark",
    ...kinds,
    ...plates,
    ...tokens,
    ...codePlates,
  ]
  expect(named.filter((name) => !colors.has(name))).toEqual([])
})

const textPairs = [
  ...plates.flatMap((plate) => ["text", "text-muted", "accent"].map((ink) => [ink, plate])),
  ...kinds.map((kind) => [kind, `${kind}-soft`]),
  ...kinds.map((kind) => [kind, "surface"]),
  ...codePlates.flatMap((plate) => ["text", "text-muted", ...tokens].map((ink) => [ink, plate])),
  ["on-accent", "accent"],
  ["text", "mark"],
] as [string, string][]

test.each(modes)("text has a contrast of at least 4.5 in %s mode", (mode) => {
  const weak = textPairs.map(([ink, plate]) => `${ink} on ${plate}: ${contrast(mode, ink, plate).toFixed(2)}`)
  expect(weak.filter((line) => Number(line.split(": ")[1]) < 4.5)).toEqual([])
})

test.each(modes)("borders of controls have a contrast of at least 3 in %s mode", (mode) => {
  const weak = ["paper", "surface", "sunken"].filter((plate) => contrast(mode, "control", plate) < 3)
  expect(weak).toEqual([])
})

test.each(modes)("`theme-color` equals the paper color in %s mode", (mode) => {
  expect(themeColors[mode]).toBe(hex(colors.get("paper")![mode]))
})

test("the colors of the web manifest equal the paper color in light mode", () => {
  const manifest = readFileSync(path.join(source, "../static/site.webmanifest"), "utf8")
  const color = hex(colors.get("paper")!.light)
  expect(JSON.parse(manifest)).toMatchObject({ background_color: color, theme_color: color })
})

test("every CSS variable in use is declared", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), "utf8") }))
  // declared in a style sheet, or set by a component as `"--name": value`
  const declared = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)"?\]?\s*:/g)].map(([, name]) => name)),
  )
  const missing = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name]) => !declared.has(name))
      .map(([, name]) => `${name} in ${file}`),
  )
  expect(missing).toEqual([])
})

const mediaQueries = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(/@media([^{]*)\{/g)].map(
      ([, query = ""]) => `${query.trim()} in ${file}`,
    ),
  )

test("media queries measure the window in em, so that they follow the browser's font size", () => {
  expect(mediaQueries.filter((query) => /\dpx\)/.test(query))).toEqual([])
})

test("all media queries with the same limit put the limit itself on the same side", () => {
  expect(mediaQueries.filter((query) => /\(m(?:in|ax)-(?:width|height)\b/.test(query))).toEqual([])
  const limits = mediaQueries.flatMap((query) => [
    ...query.matchAll(/\((width|height) ([<>]=?) ([\d.]+em)\)/g),
  ])
  expect(limits.length).toBeGreaterThan(50)
  const sides = new Map<string, string>()
  for (const [, feature, operator = "", value] of limits) {
    const limit = `${feature} ${value}`
    const side = operator === "<=" || operator === ">" ? "with what is below" : "with what is above"
    expect.soft(side, limit).toBe(sides.get(limit) ?? side)
    sides.set(limit, side)
  }
})

/** The declarations of all style sheets and components. */
const declarations = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:css|tsx)$/.test(file) && !file.endsWith(".test.tsx"))
  .flatMap((file) => {
    const text = readFileSync(path.join(source, file), "utf8")
    const sheets = file.endsWith(".css")
      ? [text]
      : [...text.matchAll(/\bstyled[.(][^`]*`([^`]*)`/g)].map(([, css = ""]) => css)
    return sheets
      .flatMap((css) => [
        ...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/(?<=[;{}]\s*|^\s*)([\w-]+):\s*([^;{}]+);/g),
      ])
      .map(([, name = "", value = ""]) => ({ file, name, value: value.trim() }))
  })

/** The parts of a value: spaces within parentheses do not separate. */
function partsOf(value: string): string[] {
  let depth = 0
  const parts = [""]
  for (const character of value) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (/\s/.test(character) && depth === 0) parts.push("")
    else parts[parts.length - 1] += character
  }
  return parts.filter((part) => part !== "")
}

test("styles use logical sides (start and end), so that they work in right-to-left languages", () => {
  expect(declarations.length).toBeGreaterThan(1500)
  const physical = declarations.filter(({ name, value }) => {
    if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(name)) return true
    if (/^(?:text-align|float|clear)$/.test(name)) return /^(?:left|right)$/.test(value)
    if (!/^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/.test(name))
      return false
    const [, right, , left] = partsOf(value)
    return left !== undefined && left !== right
  })
  expect(physical).toEqual([])
})

test("no gradient has a direction to the left or right, which would be wrong in right-to-left languages", () => {
  expect(declarations.filter(({ value }) => /gradient\(\s*to (?:left|right)\b/.test(value))).toEqual([])
})
