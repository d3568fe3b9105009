import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import type { WithContext } from "./context"
import { addClass, classesOf, isElement } from "./hast"
import type { RenderContext } from "./types"

/**
 * Sizes images, lets them load late, and marks those that open enlarged. A drawing in a link leads where the link
 * does; `.no-zoom` and `em > img` opt out.
 */
export const rehypeImages: Plugin<[WithContext], Root> =
  ({ contextOf }) =>
  async (tree, file) => {
    const images: Element[] = []
    visit(tree, "element", (node, _index, parent) => {
      if (node.tagName !== "img") return
      images.push(node)
      const exempt = classesOf(node).includes("no-zoom") || isElement(parent, "em") || isElement(parent, "a")
      if (!exempt) addClass(node, "zoomable")
    })
    if (images.length === 0) return
    const context = contextOf(file)
    await Promise.all(images.map((image) => sizeImage(image, context)))
  }

async function sizeImage({ properties }: Element, context: RenderContext): Promise<void> {
  properties.loading ??= "lazy"
  properties.decoding ??= "async"
  properties.alt ??= ""
  const target = typeof properties.src === "string" ? await context.resolveImage(properties.src) : undefined
  if (!target) return
  properties.src = target.src
  if (target.srcSet) properties.srcSet = target.srcSet
  if (target.sizes) properties.sizes = target.sizes
  const width = Number(properties.width) || undefined
  const height = Number(properties.height) || undefined
  const ratio = target.width / target.height
  properties.width = width ?? (height ? Math.round(height * ratio) : target.width)
  properties.height = height ?? (width ? Math.round(width / ratio) : target.height)
}
