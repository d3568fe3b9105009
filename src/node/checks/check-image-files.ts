import path from "node:path"
import sharp from "sharp"
import { findFile } from "../content/find-file"
import type { Content } from "../content/load-content"
import type { Problem } from "../report/problem"
import type { CheckedFile } from "./page"

/** Formats that the build resizes or measures; it copies others unseen. */
const readable = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i

/** Reports images whose file is there but holds no picture, or only a part of one: the build would stop at it. */
export async function checkImageFiles(
  { layout }: Pick<Content, "layout">,
  files: readonly CheckedFile[],
): Promise<Problem[]> {
  const faults = new Map<string, Promise<string | undefined>>()
  const faultOf = (file: string) => {
    const fault = faults.get(file) ?? imageFault(file)
    faults.set(file, fault)
    return fault
  }
  const problems = files.flatMap(({ document, outline }) =>
    outline.images.map(async ({ url, line, column }): Promise<Problem[]> => {
      const file = findFile(layout, document.file, url)?.file
      if (file === undefined || !readable.test(path.extname(file))) return []
      const fault = await faultOf(file)
      if (fault === undefined) return []
      return [
        {
          rule: "broken-image",
          file: document.reportFile,
          line,
          column,
          message: `The file of the image "${url}" cannot be read as an image: ${fault}.`,
          fix: "export the picture anew, under a name that fits its format.",
        },
      ]
    }),
  )
  return (await Promise.all(problems)).flat()
}

/** Why a file cannot be read to its end; `undefined` when it can. */
async function imageFault(file: string): Promise<string | undefined> {
  try {
    await sharp(file, { failOn: "truncated" }).resize(8).raw().toBuffer()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return (reason.split("\n")[0] ?? "").replaceAll(file, "it").replace(/[.\s]+$/, "")
  }
}
