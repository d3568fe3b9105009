import type { PreviewStream } from "./preview-stream"

/**
 * Loads the open page again once its stream is connected to another run of the preview: the page has the scripts and data of the run
 * that it was loaded from, and Gatsby's own connection does not update them.
 */
export function followRuns(stream: Pick<PreviewStream, "on">): void {
  let loadedFrom: string | undefined
  stream.on("run", (run) => {
    loadedFrom ??= run
    if (run !== loadedFrom) window.location.reload()
  })
}
