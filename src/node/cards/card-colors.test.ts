import { expect, test } from "vitest"
import { cardColors } from "./card-colors"
import { createPalette } from "./palette"

const tokens = ["paper", "surface", "text", "text-muted", "rule", "control", "accent", "accent-soft"]
const css = tokens
  .map((name) => `--color-${name}: light-dark(oklch(0.627955 0.257683 29.2339), oklch(0.3 0 0));`)
  .join("\n")

test("a token is read in the mode of the site", () => {
  expect(cardColors("light", css).accent).toEqual([255, 0, 0])
  expect(cardColors("dark", css).accent).toEqual([46, 46, 46])
})

test("the site's own tokens can be read in both modes", () => {
  const [light, dark] = [cardColors("light"), cardColors("dark")]
  expect(light.surface).toEqual([255, 255, 255])
  expect(Math.max(...dark.surface)).toBeLessThan(60)
})

test("a token that is not a pair of colors is an error with its name", () => {
  expect(() => cardColors("light", css.replace("--color-rule: light-dark", "--color-rule: mix"))).toThrow(
    "The token --color-rule is not a light-dark() of two oklch() colors.",
  )
})

test("a palette has sixteen colors, and returns the nearest one to any color", () => {
  const colors = cardColors("light")
  const palette = createPalette(colors)
  expect(palette.colors).toHaveLength(16)
  for (const role of ["paper", "surface", "text", "rule", "control", "accent", "accent-soft"] as const)
    expect(palette.colors[palette.nearest(...colors[role])]).toEqual(colors[role])
  expect(palette.colors[palette.blend(0)]).toEqual(colors.surface)
  expect(palette.colors[palette.blend(1)]).toEqual(colors.text)
  const [red, green, blue] = colors.accent
  expect(palette.nearest(red + 2, green, blue)).toBe(palette.nearest(red, green, blue))
})
