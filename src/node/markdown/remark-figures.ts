import type { PhrasingContent, Root } from "mdast"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { visitBlocks } from "./visit-blocks"

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
    const [image, ...others] = paragraph.children.filter(
      (child) => child.type !== "text" || child.value.trim() !== "",
    )
    if (others.length > 0) return
    if (image?.type !== "image" && image?.type !== "imageReference") return
    const title = image.type === "image" ? image.title : undefined
    const caption = title || image.alt
    if (!caption) return
    if (image.type === "image") image.title = null
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

declare module "mdast" {
  interface RootContentMap {
    figure: Figure
    figureCaption: FigureCaption
  }
  interface BlockContentMap {
    figure: Figure
  }
}
