import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from "hast"
import { toString } from "hast-util-to-string"

/** Creates an element; a string becomes a text node. */
export function element(
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string | undefined)[]
): Element {
  return {
    type: "element",
    tagName,
    properties,
    children: children
      .filter((child) => child !== undefined)
      .map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
  }
}

/** Whether a node is an element, of the given name if one is given. */
export function isElement<Name extends string>(
  node: Nodes | undefined,
  tagName?: Name,
): node is Element & { tagName: Name } {
  return node?.type === "element" && (tagName === undefined || node.tagName === tagName)
}

/** Whether a node is only white space. */
export function isBlank(node: Nodes): boolean {
  return node.type === "text" && node.value.trim() === ""
}

/** The classes of an element. */
export function classesOf({ properties }: Element): string[] {
  const { className } = properties
  return (Array.isArray(className) ? className : []).map(String)
}

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name)
}

/** Adds a class after the existing ones. */
export function addClass(node: Element, name: string): void {
  if (!hasClass(node, name)) node.properties.className = [...classesOf(node), name]
}

/** Text for screen readers only. */
export function visuallyHidden(text: string): Element {
  return element("span", { className: ["sr-only"] }, text)
}

/** The text of an element on one line. */
export function textOf(node: Root | Element): string {
  return toString(node).replace(/\s+/g, " ").trim()
}

/** Children without the blank text at either end. */
export function trimBlank<T extends RootContent>(children: readonly T[]): T[] {
  const first = children.findIndex((child) => !isBlank(child))
  if (first === -1) return []
  return children.slice(first, children.findLastIndex((child) => !isBlank(child)) + 1)
}
