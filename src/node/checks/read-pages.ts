import type { BodyParts } from "../markdown/body-parts"
import { outlineOf } from "../markdown/read-markdown"
import type { MarkdownSource } from "../markdown/types"
import type { SampledPage } from "./samples/check-samples"

/** Pages that are distributed over several threads. */
export interface PagesToRead {
  sources: readonly MarkdownSource[]
  /** Plain data, which can be sent to threads. */
  parts: BodyParts
  /** Contains the index of the next page that no thread has taken, as a 32-bit integer. */
  next: SharedArrayBuffer
}

/**
 * Parses one page after another until none is left. The outlines stay in this thread's cache for the checks.
 * @param passOn called with each page, to parse its samples
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
