import { createRoot } from "react-dom/client"
import { PreviewStream } from "./preview-stream"
import { ProblemsPanel } from "./problems-panel"
import { showSavedText } from "./show-saved-text"

/**
 * Shows saved texts at once, and the problems panel on every page of the preview, in a React root of its own, so that it
 * survives a failing page.
 */
export function showPreview(): void {
  const stream = new PreviewStream()
  stream.on("saved", showSavedText)
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ProblemsPanel stream={stream} />)
}
