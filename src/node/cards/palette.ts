import type { CardColors, Rgb } from "./card-colors"

/** Number of colors between the surface and the text color, for smooth edges of letters. */
const textSteps = 7
const accentSteps = 4

/** The 16 colors of a card; an index takes half a byte. */
export interface Palette {
  colors: readonly Rgb[]
  /** Index of the color that is closest to a given one. */
  nearest(red: number, green: number, blue: number): number
  /** Index of the color between the surface (0) and the text color (1). */
  blend(share: number): number
}

/** Creates the palette of a card. */
export function createPalette(colors: CardColors): Palette {
  const { surface, text, accent } = colors
  const ramp = (to: Rgb, steps: number) =>
    Array.from({ length: steps }, (_, step) => mix(surface, to, (step + 1) / steps))
  const all = [
    surface,
    ...ramp(text, textSteps),
    ...ramp(accent, accentSteps),
    colors["accent-soft"],
    colors.paper,
    colors.rule,
    colors.control,
  ]
  const known = new Map<number, number>()
  return {
    colors: all,
    nearest(red, green, blue) {
      const key = (red << 16) | (green << 8) | blue
      const index = known.get(key) ?? nearestOf(all, [red, green, blue])
      known.set(key, index)
      return index
    },
    blend: (share) => Math.round(share * textSteps), // the surface has index 0, then follow the steps to the text color
  }
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share)
  return [between(0), between(1), between(2)]
}

function nearestOf(colors: readonly Rgb[], [red, green, blue]: Rgb): number {
  const distances = colors.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}
