import type { Element, ElementContent } from "hast"
import { isElement, trimBlank } from "../hast"

/** Start of the tag that holds a directive between remark and rehype; no page is published with one. */
const tagPrefix = "directive-"

/** Tag that holds what stands in `[…]` after a directive's name. */
export const labelTag = "directive-label"

/** Tag that holds a directive's content. */
export function directiveTag(name: string): string {
  return tagPrefix + name.toLowerCase()
}

/** A directive as it arrives from remark. */
export interface Directive {
  name: string
  /** What stands in `[…]` after the name. */
  label: ElementContent[] | undefined
  content: ElementContent[]
  /** An attribute's value; an attribute without one is the empty string. */
  attribute(name: string): string | undefined
}

/**
 * Makes what is published in a directive's place.
 * @param nextId a number that no other directive of the page gets, for ids
 */
export type MakeDirective = (directive: Directive, nextId: () => number) => ElementContent[]

/** Reads an element that holds a directive; `undefined` for any other. */
export function readDirective(element: Element): Directive | undefined {
  if (!element.tagName.startsWith(tagPrefix) || element.tagName === labelTag) return undefined
  const labelled = element.children.find((child) => isElement(child, labelTag))
  return {
    name: element.tagName.slice(tagPrefix.length),
    label: isElement(labelled) ? labelled.children : undefined,
    content: trimBlank(element.children.filter((child) => child !== labelled)),
    attribute(name) {
      const value = element.properties[name]
      if (value === undefined || value === null || value === false) return undefined
      return value === true ? "" : String(value)
    },
  }
}
