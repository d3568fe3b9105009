import type { Element, Nodes, Root } from "hast"
import { sanitize } from "hast-util-sanitize"
import { SKIP, visit } from "unist-util-visit"
import {
  addressProperties,
  allowedHtml,
  droppedElements,
  isAllowedAddress,
  isAllowedElement,
} from "./allowed-html"

/** HTML that was removed from a tree. */
export type RemovedHtml =
  | { kind: "element"; element: string }
  | { kind: "attribute"; element: string; attribute: string }
  | { kind: "address"; address: string; attribute: string }

/**
 * Removes all HTML that content must not use, and comments.
 * @param onRemoved called for each removed part except comments, with the removed element, or the element that had the
 * removed attribute
 */
export function sanitizeHtml(
  tree: Root,
  onRemoved: (removed: RemovedHtml, element: Element) => void = () => {},
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "comment" || node.type === "doctype" || node.type === "raw") {
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return [SKIP, index ?? 0]
    }
    if (node.type !== "element" || !parent || index === undefined) return undefined
    const { tagName } = node
    if (!isAllowedElement(tagName)) {
      onRemoved({ kind: "element", element: tagName }, node)
      parent.children.splice(index, 1, ...(droppedElements.includes(tagName) ? [] : node.children))
      return [SKIP, index]
    }
    if (Object.keys(node.properties).length > 0) sanitizeProperties(node, onRemoved)
    return undefined
  })
}

function sanitizeProperties(
  element: Element,
  onRemoved: (removed: RemovedHtml, element: Element) => void,
): void {
  const { tagName, properties } = element
  const allowed = allowedProperties(element)
  for (const name of Object.keys(properties)) {
    if (!Object.hasOwn(allowed, name)) {
      onRemoved({ kind: "attribute", element: tagName, attribute: attributeName(name) }, element)
      delete properties[name]
    } else if (addressProperties.has(name)) {
      const value = properties[name]
      const isImage = (tagName === "img" || tagName === "source") && name !== "cite"
      const wrong = addressesOf(name, value).find((address) => !isAllowedAddress(address, isImage))
      if (wrong === undefined) continue
      onRemoved({ kind: "address", address: wrong, attribute: attributeName(name) }, element)
      delete properties[name]
    }
  }
}

function allowedProperties(element: Element): Element["properties"] {
  const clean: Nodes = sanitize({ ...element, children: [] }, allowedHtml)
  return clean.type === "element" ? clean.properties : {}
}

/** The addresses in a property. */
function addressesOf(name: string, value: Element["properties"][string]): string[] {
  const text = Array.isArray(value) ? value.join(", ") : String(value)
  // An address in the list can contain a comma: each part is checked separately.
  return name === "srcSet" ? text.split(",").map((part) => part.trim()) : [text]
}

/** A property's name as it is written in HTML. */
function attributeName(property: string): string {
  if (property === "className") return "class"
  if (/^(?:aria|data)[A-Z]/.test(property))
    return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return property.replace(/^x(?:Link|ml)(?=[A-Z])/, (prefix) => `${prefix}:`).toLowerCase()
}
