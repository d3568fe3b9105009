import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import type { Node, Reporter } from "gatsby"
import { generateImageData, getImageSizeAsync } from "gatsby-plugin-sharp"
import type { ImageTarget } from "../../markdown/render-inputs"
import { columnWidth } from "../../markdown/html/column-width"
import { publishFile } from "./publish-file"

/** Formats that the pipeline can resize; others are copied as they are. */
const resizable = new Set([".png", ".jpg", ".jpeg", ".webp", ".avif", ".tif", ".tiff"])

/** Resizes an image with Gatsby's pipeline, or copies it if it is an SVG. Returns its addresses and dimensions. */
export async function resolveImageFile(file: string, pathPrefix: string): Promise<ImageTarget> {
  const extension = path.extname(file).toLowerCase()
  const node = fileNode(file, extension)
  const { width, height } = await getImageSizeAsync(node)
  if (!resizable.has(extension)) return { src: publishFile(file, pathPrefix), width, height }

  const image = await generateImageData({
    file: node,
    args: {
      layout: "constrained",
      width: Math.min(width, columnWidth),
      placeholder: "none",
      formats: ["webp"],
    },
    pathPrefix,
    reporter,
  })
  if (!image) throw new Error(`${file} could not be read as an image.`)
  const source = image.images.sources?.[0] ?? image.images.fallback
  const srcSet = source?.srcSet ?? ""
  return {
    src: image.images.fallback?.src ?? srcSet.split(/[\s,]+/)[0] ?? "",
    srcSet,
    sizes: source?.sizes ?? `(min-width: ${columnWidth}px) ${columnWidth}px, 100vw`,
    width: image.width,
    height: image.height,
  }
}

/** The part of a File node that the pipeline reads. */
function fileNode(file: string, extension: string): Node {
  return {
    id: file,
    absolutePath: file,
    extension: extension.slice(1),
    name: path.basename(file, extension),
    base: path.basename(file),
    internal: {
      type: "File",
      owner: "",
      contentDigest: createHash("md5").update(readFileSync(file)).digest("hex"),
    },
    parent: null,
    children: [],
  }
}

/** A reporter that throws errors: the pipeline expects Gatsby's reporter, which is not available outside of hooks. */
const reporter = {
  warn: (message: string) => console.warn(message),
  error: (message: string) => {
    throw new Error(message)
  },
  panic: (message: string) => {
    throw new Error(message)
  },
} as unknown as Reporter // only these three methods are called
