import type { Element } from "hast"
import { iconSizes } from "../../../shared/icon-sizes"
import { element } from "../html/hast"

/** An icon of one path that screen readers skip. It takes the color of the text around it. */
export function icon(path: string, className: string): Element {
  return element(
    "svg",
    {
      className: [className],
      viewBox: "0 0 24 24",
      width: iconSizes.medium,
      height: iconSizes.medium,
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
