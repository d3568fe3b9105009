import { createRoot } from "react-dom/client"
import { ProblemsPanel } from "./problems-panel"

/** Shows the problems panel on every page of the preview, in a React root of its own, so that it survives a failing page. */
export function showProblems(): void {
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ProblemsPanel />)
}
