import type { Image, ImageReference, PhrasingContent, Root } from "mdast"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { CONTINUE, EXIT, visit } from "unist-util-visit"
import { visitBlocks } from "../visit-blocks"

/** An image with its caption. */
interface Figure {
  type: "figure"
  children: (PhrasingContent | FigureCaption)[]
  data: { hName: string }
}

interface FigureCaption {
  type: "figureCaption"
  children: PhrasingContent[]
  data: { hName: string }
}

/** Converts a paragraph that contains only an image to a figure. The caption is the image's title, else its alt text. */
export const remarkFigures: Plugin<[], Root> = () => (tree) => {
  visitBlocks(tree, (paragraph, index, parent) => {
    if (paragraph.type !== "paragraph") return
    const [only, ...others] = paragraph.children.filter(
      (child) => child.type !== "text" || child.value.trim() !== "",
    )
    if (others.length > 0) return
    const image = only?.type === "imageReference" ? imageOf(only, tree) : only
    if (image?.type !== "image") return
    const caption = image.title || image.alt
    if (!caption) return
    image.title = null
    parent.children[index] = {
      type: "figure",
      data: { hName: "figure" },
      children: [
        image,
        {
          type: "figureCaption",
          data: { hName: "figcaption" },
          children: [{ type: "text", value: caption }],
        },
      ],
    }
  })
}

/** The image of a reference such as `![alt][id]`; `undefined` if nothing defines it. */
function imageOf({ alt, identifier, data }: ImageReference, tree: Root): Image | undefined {
  let image: Image | undefined
  visit(tree, "definition", ({ identifier: defined, url, title }) => {
    if (defined !== identifier) return CONTINUE
    image = { type: "image", url, title: title ?? null, alt: alt ?? null, ...(data ? { data } : {}) }
    return EXIT // the first definition counts
  })
  return image
}

declare module "mdast" {
  interface RootContentMap {
    figure: Figure
    figureCaption: FigureCaption
  }
  interface BlockContentMap {
    figure: Figure
  }
}
