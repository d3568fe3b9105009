import type { BodyParts } from "../content/body-parts"
import { outlineOf } from "../markdown/read-markdown"
import type { MarkdownSource } from "../markdown/types"
import type { SampledPage } from "./check-samples"

/** Pages that are distributed over several threads. */
export interface PagesToRead {
  sources: readonly MarkdownSource[]
  /** Plain data, so that threads can be given it. */
  parts: BodyParts
  /** Contains the index of the next page that no thread has taken, as a 32-bit integer. */
  next: SharedArrayBuffer
}

/**
 * Takes one page after another until none is left, and leaves what the checks ask of it in this thread's cache.
 * @param passOn is given each page, to read its samples
 */
export async function readPages(
  { sources, parts, next }: PagesToRead,
  passOn: (page: SampledPage) => Promise<void> | void,
): Promise<void> {
  const position = new Int32Array(next)
  for (;;) {
    const source = sources[Atomics.add(position, 0, 1)]
    if (!source) return
    await passOn({ file: source.file, fences: outlineOf(source, parts).fences })
  }
}
