import { VFile } from "vfile"
import type { BodyParts } from "./body-parts"
import type { RenderContext } from "./render-inputs"
import type { MarkdownSource } from "./types"

declare module "vfile" {
  interface DataMap {
    /** The data to which the body can refer; in MDX that is compiled, that of `context`. */
    parts: BodyParts
    /** What the file is rendered with. */
    context: RenderContext
  }
}

/** The body as a file in which it has its original line numbers, with the data to which it can refer. */
export function fileOf({ file, body, bodyLine }: MarkdownSource, parts: BodyParts): VFile {
  return new VFile({ path: file, value: "\n".repeat(bodyLine - 1) + body, data: { parts } })
}

/** The data to which a file's body can refer. */
export function partsOf(file: VFile): BodyParts {
  return file.data.parts ?? contextOf(file)
}

/** What a file is rendered with. */
export function contextOf({ path, data: { context } }: VFile): RenderContext {
  if (!context) throw new Error(`${path} is rendered without a context.`)
  return context
}

/** Path of a file from the content directory. */
export function contentFileOf({ path, data }: VFile): string {
  return data.context?.file ?? path
}
