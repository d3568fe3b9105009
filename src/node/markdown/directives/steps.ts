import { addClass, isElement } from "../hast"
import type { MakeDirective } from "./directive"

/** Marks the ordered lists as steps; whatever else is in there stays where it is. */
export const makeSteps: MakeDirective = ({ content }) => {
  for (const child of content) if (isElement(child, "ol")) addClass(child, "steps")
  return content
}
