import { createRoot } from "react-dom/client"
import { followBundle } from "./follow-bundle"
import { followPages } from "./follow-pages"
import { followRuns } from "./follow-runs"
import { PreviewStream } from "./preview-stream"
import { ProblemsPanel } from "./problems-panel"
import { showSavedText } from "./show-saved-text"

/**
 * Follows the preview if it is started again or the open page is created or removed, and shows saved texts at once. The problems panel
 * is on every page, in a React root of its own, so that it survives a failing page.
 *
 * @returns a promise that resolves once all later changes are followed; what Gatsby asks for before may be out of date
 */
export async function showPreview(): Promise<void> {
  const stream = new PreviewStream()
  followRuns(stream)
  followBundle(stream)
  followPages(stream)
  stream.on("saved", showSavedText)
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ProblemsPanel stream={stream} />)
  await stream.ready
}
