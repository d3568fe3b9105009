import type { CreateDevServerArgs } from "gatsby"
import { problemsPath, type PreviewProblem } from "../../../shared/preview-problems"
import { problemLine, type SortedProblems } from "../../report/problem"
import type { ContentChecks } from "../checks/content-checks"
import type { DevServer } from "./dev-server"

/** Sends the problems of the content to the pages of a preview, now and after each change. */
export function serveProblems({ app }: CreateDevServerArgs, checks: Pick<ContentChecks, "subscribe">): void {
  const server = app as DevServer
  server.get(problemsPath, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform", // compression would buffer the stream
    })
    const end = checks.subscribe((found) => {
      response.write(`data: ${JSON.stringify(previewProblems(found))}\n\n`)
    })
    request.on("close", end)
  })
}

function previewProblems({ errors, warnings }: SortedProblems): PreviewProblem[] {
  const of = (problems: SortedProblems["errors"], level: PreviewProblem["level"]) =>
    problems.map((problem) => ({ level, line: problemLine(problem, level), fix: problem.fix }))
  return [...of(errors, "error"), ...of(warnings, "warning")]
}
