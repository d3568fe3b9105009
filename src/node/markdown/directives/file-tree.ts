import type { Element, ElementContent } from "hast"
import { element, isBlank, isElement, textOf } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Name and comment of a line, separated by two spaces, a dash or a hash. */
const line = /^(.*?)(?:\s{2,}(?:#\s*)?|\s+[—–]\s+|\s+#\s+)(.*)$/s

/** Creates a file tree: nested lists with items marked as folders or files, and comments separated from names. */
export const makeFileTree: MakeDirective = ({ content, attribute }) => {
  for (const list of content) {
    if (!isElement(list, "ul")) continue
    markList(list)
    list.properties = {
      className: ["file-tree"],
      tabIndex: 0, // long names scroll
      role: "list",
      ariaLabel: attribute("label") || "File tree",
    }
  }
  return content
}

function markList(list: Element): void {
  list.properties = { role: "list" }
  for (const item of list.children) if (isElement(item, "li")) markItem(item)
}

function markItem(item: Element): void {
  const lists = item.children.filter((child) => isElement(child, "ul"))
  for (const list of lists) markList(list)

  const content = item.children
    .filter((child) => !isElement(child, "ul"))
    .flatMap((child): ElementContent[] => (isElement(child, "p") ? child.children : [child]))
  const last = content.findLast((child) => !isBlank(child))
  const [, name, comment] = (last?.type === "text" && line.exec(last.value.trimEnd())) || []
  if (last?.type === "text") last.value = name ?? last.value.trimEnd()

  const label = element("span", { className: ["file-name"] }, ...content.filter((child) => !isBlank(child)))
  const isFolder = lists.length > 0 || textOf(label).endsWith("/")
  item.properties = { className: [isFolder ? "folder" : "file"] }
  item.children = [
    label,
    ...(comment ? [element("span", { className: ["comment"] }, comment)] : []),
    ...lists,
  ]
}
