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
          {problems.map(({ level, line, fix }) => (
            <li key={line} data-level={level}>
              <code>{line}</code>
              <br />
              Fix: {fix}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
