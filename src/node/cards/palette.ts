import type { CardColors, Rgb } from "./card-colors"

/** Steps between the surface and the ink of a text, which make its edges smooth. */
const inkSteps = 7
const accentSteps = 4

/** The 16 colours of a card: few enough for half a byte each. */
export interface Palette {
  colors: readonly Rgb[]
  /** Index of the colour that is nearest to another. */
  nearest(red: number, green: number, blue: number): number
  /** Index of the surface under so much ink, from 0 to 1. */
  inked(share: number): number
}

/** The palette of a card that is drawn in these colours. */
export function createPalette(colors: CardColors): Palette {
  const { surface, text, accent } = colors
  const ramp = (to: Rgb, steps: number) =>
    Array.from({ length: steps }, (_, step) => mix(surface, to, (step + 1) / steps))
  const all = [
    surface,
    ...ramp(text, inkSteps),
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
    inked: (share) => Math.round(share * inkSteps), // the ramp of ink follows the surface
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
