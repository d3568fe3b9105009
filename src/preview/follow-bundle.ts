/// <reference types="webpack/module" />
import type { PreviewStream } from "./preview-stream"

/**
 * Loads the page again if the server has another bundle when the page first connects. The page's bundle was compiled before that:
 * it lacks the components of pages that are new since. Gatsby updates the bundle of a page that is connected.
 */
export function followBundle(stream: Pick<PreviewStream, "on">): void {
  let isKnown = false
  stream.on("bundle", (hash) => {
    if (!isKnown && hash !== __webpack_hash__) window.location.reload()
    isKnown = true
  })
}
