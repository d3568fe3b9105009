import { element, isElement } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Creates a table with the directive's label as caption. */
export const makeVersionTable: MakeDirective = ({ label, content }) => {
  for (const table of content)
    if (isElement(table, "table") && label) table.children.unshift(element("caption", {}, ...label))
  return content
}
