import { decodePath, withoutTrailingSlash } from "../shared/paths"
import type { PageChanges } from "../shared/preview-events"
import type { PreviewStream } from "./preview-stream"

/**
 * Loads the open page again when it is created or removed, even if the stream was interrupted meanwhile. Gatsby itself would keep
 * showing the page, or that there is none.
 */
export function followPages(stream: Pick<PreviewStream, "on">): void {
  let known: PageChanges | undefined
  stream.on("pages", (changes) => {
    const path = withoutTrailingSlash(decodePath(window.location.pathname))
    if (known && changes[path] !== known[path]) window.location.reload()
    known = changes
  })
}
