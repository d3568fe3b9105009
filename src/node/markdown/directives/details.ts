import { element } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Creates a `details` element, initially open with `{open}`. */
export const makeDetails: MakeDirective = ({ label, content, flag }) => {
  return [
    element(
      "details",
      {
        className: ["details"],
        ...(flag("open") ? { open: true } : {}),
      },
      element("summary", {}, ...(label ?? ["Details"])),
      ...content,
    ),
  ]
}
