import { addClass, isElement } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Marks ordered lists as steps; other content is unchanged. */
export const makeSteps: MakeDirective = ({ content }) => {
  for (const child of content) if (isElement(child, "ol")) addClass(child, "steps")
  return content
}
