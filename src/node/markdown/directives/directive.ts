import type { Element, ElementContent } from "hast"
import { isElement, trimBlank } from "../html/hast"

/** Prefix of the temporary elements for directives between remark and rehype; they are never published. */
const tagPrefix = "directive-"

/** Temporary element for the label, the `[…]` after a directive's name. */
export const labelTag = "directive-label"

/** Temporary element for a directive's content. */
export function directiveTag(name: string): string {
  return tagPrefix + name.toLowerCase()
}

/** A directive from remark. */
export interface Directive {
  name: string
  /** The `[…]` after the name. */
  label: ElementContent[] | undefined
  content: ElementContent[]
  /** Returns an attribute's value; "" for an attribute without value. */
  attribute(name: string): string | undefined
  /** Whether an attribute such as `{open}` is given; `{open=false}` is not. */
  flag(name: string): boolean
}

/**
 * Creates the published HTML of a directive.
 * @param nextId returns a number that is unique on the page, for ids
 */
export type MakeDirective = (directive: Directive, nextId: () => number) => ElementContent[]

/** Parses the temporary element of a directive; `undefined` for any other element. */
export function readDirective(element: Element): Directive | undefined {
  if (!element.tagName.startsWith(tagPrefix) || element.tagName === labelTag) return undefined
  const labelled = element.children.find((child) => isElement(child, labelTag))
  const attribute = (name: string) => {
    const value = element.properties[name]
    if (value === undefined || value === null || value === false) return undefined
    return value === true ? "" : String(value)
  }
  return {
    name: element.tagName.slice(tagPrefix.length),
    label: isElement(labelled) ? labelled.children : undefined,
    content: trimBlank(element.children.filter((child) => child !== labelled)),
    attribute,
    flag: (name) => !["false", undefined].includes(attribute(name)),
  }
}
