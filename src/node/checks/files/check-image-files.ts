import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { findFile } from "../../content/files/find-file"
import { ifPresent } from "../../content/files/if-present"
import type { Content } from "../../content/content"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"
import { errorMessage } from "../../../shared/error-message"

/** Formats that the build resizes or measures; other files are only copied. */
const readable = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i

/** Formats of pictures and documents that browsers do not show as an image. */
const unshown = /\.(?:docx?|eps|heic|heif|html?|jxl|mdx?|mp4|pdf|pptx?|psd|sketch|svgz|txt|webm|xlsx?|zip)$/i

/** Width in pixels above which an image is reported. On high-density screens, the column needs 1,600. */
const maxWidth = 4000

/** A problem of an image file. `message` takes the address by which a page refers to the file. */
interface ImageFault extends Pick<Problem, "rule" | "fix"> {
  message(url: string): string
}

/** Reports images whose file is not an image, is incomplete, or is far larger than needed. */
export async function checkImageFiles(
  { layout }: Pick<Content, "layout">,
  files: readonly CheckedFile[],
): Promise<Problem[]> {
  const faults = new Map<string, Promise<ImageFault | undefined>>()
  const faultOf = (file: string) => {
    const fault = faults.get(file) ?? imageFault(file)
    faults.set(file, fault)
    return fault
  }
  const problems = files.flatMap(({ document, outline }) =>
    outline.images.map(async ({ url, line, column }): Promise<Problem[]> => {
      const file = findFile(layout, document.file, url)?.file
      if (file === undefined) return []
      const fault = await faultOf(file)
      if (fault === undefined) return []
      return [{ ...fault, file: document.reportFile, line, column, message: fault.message(url) }]
    }),
  )
  return (await Promise.all(problems)).flat()
}

async function imageFault(file: string): Promise<ImageFault | undefined> {
  if (unshown.test(file))
    return {
      rule: "broken-image",
      message: (url) =>
        `The file of the image "${url}" is in a format that browsers do not show as an image, "${path.extname(file)}".`,
      fix: "export it as PNG, JPEG, WebP or SVG, or link to the file.",
    }
  if (/\.bmp$/i.test(file))
    return {
      rule: "large-image",
      message: (url) => `The image "${url}" is in the format BMP, which is not compressed.`,
      fix: "export it as PNG, JPEG, WebP or SVG.",
    }
  if (!readable.test(path.extname(file))) return undefined
  const unreadable = (reason: string): ImageFault => ({
    rule: "broken-image",
    message: (url) => `The file of the image "${url}" cannot be read as an image: ${reason}.`,
    fix: "export the picture again, with the extension of its format.",
  })
  if (ifPresent(() => statSync(file))?.size === 0) return unreadable("it is empty")
  try {
    const image = sharp(file, { failOn: "truncated" })
    const { width, format } = await image.metadata()
    await image.resize(8).raw().toBuffer()
    if (format === "svg") return namespaceFault(file)
    if (width <= maxWidth) return undefined
    return {
      rule: "large-image",
      message: (url) =>
        `The image "${url}" is ${width.toLocaleString("en")} pixels wide, and the column needs 1,600 at most.`,
      fix: "make it smaller, so that readers and builds need not load the rest.",
    }
  } catch (error) {
    if (isLfsPointer(file))
      return {
        ...unreadable("it was not loaded from Git LFS"),
        fix: "run `git lfs pull`, which loads the files that Git LFS stores outside of the repository.",
      }
    return unreadable(
      /unsupported/i.test(errorMessage(error))
        ? "it contains something that is not an image"
        : "it is incomplete or damaged",
    )
  }
}

/** Whether a file has the text that Git LFS leaves in place of a file that it has not loaded. */
function isLfsPointer(file: string): boolean {
  const text = ifPresent(() => readFileSync(file, "latin1"))
  return text?.startsWith("version https://git-lfs.github.com/spec/") === true
}

/** The fault of a drawing that was copied from HTML, where the namespace can be omitted. */
function namespaceFault(file: string): ImageFault | undefined {
  const [, attributes = " xmlns="] =
    /<svg(?=[\s>])((?:"[^"]*"|'[^']*'|[^>"'])*)>/.exec(ifPresent(() => readFileSync(file, "utf8")) ?? "") ??
    []
  if (/(?:^|\s)xmlns\s*=/.test(attributes)) return undefined
  return {
    rule: "broken-image",
    message: (url) => `The drawing "${url}" has no "xmlns", and browsers do not show it as an image.`,
    fix: 'start it with <svg xmlns="http://www.w3.org/2000/svg" …>.',
  }
}
