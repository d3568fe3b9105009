import { useEffect, useId, useState } from "react"
import "./problems-panel.css"
import { problemsPath, type PreviewProblem } from "../shared/preview-problems"

/** The problems in the previewed content, as the server sends them. Renders nothing when there are none. */
export function ProblemsPanel() {
  const headingId = useId()
  const [problems, setProblems] = useState<readonly PreviewProblem[]>([])
  useEffect(() => {
    const source = new EventSource(problemsPath)
    source.onmessage = ({ data }: MessageEvent<string>) => setProblems(JSON.parse(data) as PreviewProblem[]) // sent by the preview server
    return () => source.close()
  }, [])
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
