import { decodePath, samePage } from "../shared/paths"
import type { PreviewStream } from "./preview-stream"

/**
 * Loads the open page again when its file is removed, so that the author sees that there is no page, and when the file is written
 * again. Gatsby itself would keep showing the page.
 */
export function followPages(stream: Pick<PreviewStream, "on">): void {
  stream.on("page", (path) => {
    if (samePage(path, decodePath(window.location.pathname))) window.location.reload()
  })
}
