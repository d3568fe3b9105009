import { element } from "../hast"
import type { MakeDirective } from "./directive"

/** Makes a `details` element, open where the directive says `{open}`. */
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
