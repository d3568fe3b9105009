import type { Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Plugin } from "unified"
import { belowFirstScreen } from "../../../shared/first-screen"
import { isElement } from "./hast"

/** Characters of text that fill the screen of a laptop, below header and title. */
const screenful = 1500

/**
 * Marks a position between two top-level elements that is certainly below a page's first screen, if at least
 * half a screen follows. Pages with a list filter get no mark, because the filter needs the whole list.
 */
export const rehypeFirstScreen: Plugin<[], Root> = () => (tree) => {
  if (tree.children.some((node) => isElement(node, "doc-filter"))) return
  const lengths = tree.children.map((node) => (isElement(node) ? toString(node).length : 0))
  const sumTo = (index: number) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0)
  const whole = sumTo(lengths.length)
  const index = tree.children.findIndex((node, position) => isElement(node) && sumTo(position) >= screenful)
  if (index === -1 || whole - sumTo(index) < screenful / 2) return
  tree.children.splice(index, 0, { type: "comment", value: belowFirstScreen })
}
