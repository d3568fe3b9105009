import { element } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Creates a `details` element, initially open with `{open}`. */
export const makeDetails: MakeDirective = ({ label, content, attribute }) => {
  return [
    element(
      "details",
      {
        className: ["details"],
        ...(attribute("open") === undefined ? {} : { open: true }),
      },
      element("summary", {}, ...(label ?? ["Details"])),
      ...content,
    ),
  ]
}
