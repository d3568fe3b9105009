import { createRoot } from "react-dom/client"
import { ProblemsPanel } from "./problems-panel"

/** Shows the panel of problems on every page of a preview, outside of the page: it stays when the page fails. */
export function showProblems(): void {
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ProblemsPanel />)
}
