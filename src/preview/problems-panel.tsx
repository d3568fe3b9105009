import { useEffect, useId, useState } from "react"
import "./problems-panel.css"
import type { PreviewProblem } from "../shared/preview-events"
import type { PreviewStream } from "./preview-stream"

/** The problems in the previewed content, as the server sends them. Renders nothing when there are none. */
export function ProblemsPanel({ stream }: { stream: PreviewStream }) {
  const headingId = useId()
  const [problems, setProblems] = useState<readonly PreviewProblem[]>([])
  useEffect(() => stream.on("problems", setProblems), [stream])
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-labelledby={headingId}>
      <details open>
        <summary>
          <strong id={headingId}>Problems</strong> ({problems.length})
        </summary>
        <ul>
          {problems.map(({ level, place, rule, message, fix }) => (
            <li key={`${place} ${rule} ${message}`} data-level={level}>
              <code>{place}</code> {level} {rule}: <p>{message}</p> <p>Fix: {fix}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
