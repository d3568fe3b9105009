import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { contextOf } from "../file-data"
import type { RenderContext } from "../render-inputs"
import { columnWidth } from "./column-width"
import { element, hasClass, isElement } from "./hast"

/**
 * Sets the size of images (a percentage is that of the column), makes them load lazily, and wraps zoomable images in `<doc-zoom>`.
 * Images in links, `.no-zoom` and `em > img` are not zoomable.
 */
export const rehypeImages: Plugin<[], Root> = () => async (tree, file) => {
  const images: Element[] = []
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "img" && node.tagName !== "picture") return undefined
    const image = node.tagName === "img" ? node : node.children.find((child) => isElement(child, "img"))
    if (!isElement(image) || !parent || index === undefined) return undefined
    images.push(image)
    const exempt = hasClass(image, "no-zoom") || isElement(parent, "em") || isElement(parent, "a")
    if (!exempt) parent.children[index] = element("doc-zoom", {}, node)
    return SKIP
  })
  if (images.length === 0) return
  const context = contextOf(file)
  await Promise.all(images.map((image) => sizeImage(image, context)))
}

async function sizeImage({ properties }: Element, context: RenderContext): Promise<void> {
  properties.loading ??= "lazy"
  properties.decoding ??= "async"
  properties.alt ??= ""
  const width = pixelsOf(properties.width, columnWidth)
  const height = pixelsOf(properties.height)
  if (width) properties.width = width
  const target = typeof properties.src === "string" ? await context.resolveImage(properties.src) : undefined
  if (!target) return
  properties.src = target.src
  if (target.srcSet) properties.srcSet = target.srcSet
  if (target.sizes) properties.sizes = target.sizes
  const ratio = target.width / target.height
  properties.width = width ?? (height ? Math.round(height * ratio) : target.width)
  properties.height = height ?? (width ? Math.round(width / ratio) : target.height)
}

/**
 * A dimension of an image in pixels, as browsers read it: the unit is ignored, except for a percentage.
 * @param whole the pixels of 100%; without it, a percentage has no effect
 */
function pixelsOf(dimension: Element["properties"][string], whole?: number): number | undefined {
  const [, number, percent] = /^\s*(\d+(?:\.\d+)?)(%?)/.exec(String(dimension)) ?? []
  if (number === undefined) return undefined
  const pixels = percent ? (whole === undefined ? 0 : (Number(number) * whole) / 100) : Number(number)
  return Math.round(pixels) || undefined
}
