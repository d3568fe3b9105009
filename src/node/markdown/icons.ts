import type { Element } from "hast"
import { element } from "./hast"

/** Drawings in a square of 24 by 24, one path each, drawn with a line. */
const paths = {
  note: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3",
  tip: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.4.9 1.1.9 1.8h5.2c0-.7.3-1.4.9-1.8A6 6 0 0 0 12 3Z",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.1",
  warning: "M12 3.5 2.5 20h19ZM12 10v5M12 17.4v.1",
  caution: "M12 3.5 2.5 20h19ZM12 10v5M12 17.4v.1",
  danger: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v6M12 16.4v.1",
  lock: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  external: "M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6",
} as const

/** An icon that screen readers skip. It takes the colour of the text around it. */
export function icon(name: keyof typeof paths, className: string, size: string): Element {
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
    element("path", { d: paths[name] }),
  )
}
