import { element, isElement } from "../hast"
import type { MakeDirective } from "./directive"

/** Makes a table with a caption, which the directive's label holds. */
export const makeVersionTable: MakeDirective = ({ label, content }) => {
  for (const table of content)
    if (isElement(table, "table") && label) table.children.unshift(element("caption", {}, ...label))
  return content
}
