import { createRoot } from "react-dom/client"
import { followBundle } from "./follow-bundle"
import { followData } from "./follow-data"
import { followRuns } from "./follow-runs"
import { PreviewStream } from "./preview-stream"
import { ProblemsPanel } from "./problems-panel"
import { showSavedText } from "./show-saved-text"

export { checkData } from "./follow-data"

/**
 * Follows the preview if it is started again or the open page changes, is created or removed, and shows saved texts at once. The
 * problems panel is on every page, in a React root of its own, so that it survives a failing page.
 */
export function showPreview(): void {
  const stream = new PreviewStream()
  followRuns(stream)
  followBundle(stream)
  followData(stream)
  stream.on("saved", showSavedText)
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ProblemsPanel stream={stream} />)
}
