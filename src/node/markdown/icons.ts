import type { Element } from "hast"
import { element } from "./hast"

/** Icons by name: one stroked SVG path each, in a 24 by 24 view box. */
export const drawings = {
  lock: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  external: "M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6",
} as const

/** An icon of one path that screen readers skip. It takes the colour of the text around it. */
export function icon(path: string, className: string, size: string): Element {
  return element(
    "svg",
    {
      className: [className],
      viewBox: "0 0 24 24",
      width: size,
      height: size,
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "2",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ariaHidden: "true",
    },
    element("path", { d: path }),
  )
}
