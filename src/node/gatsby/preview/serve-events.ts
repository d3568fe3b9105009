import { randomUUID } from "node:crypto"
import type { CreateDevServerArgs } from "gatsby"
import { eventsPath, type PreviewEvents, type PreviewProblem } from "../../../shared/preview-events"
import { placeOf, type SortedProblems, withLevels } from "../../report/problem"
import type { ContentChecks } from "../checks/content-checks"
import { settledAction } from "./announce-settled"
import type { DevServer } from "./dev-server"

/**
 * Sends to the open pages of a preview: the name of the run and the hash of the bundle when they connect, an event each time Gatsby has
 * handled a change, the problems of the content, and the texts of saved pages.
 */
export function serveEvents(args: CreateDevServerArgs, checks: Pick<ContentChecks, "subscribe">): void {
  const server = args.app as DevServer
  const run = randomUUID()
  server.get(eventsPath, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform", // compression would buffer the stream
    })
    const send = <Name extends keyof PreviewEvents>(name: Name, data: PreviewEvents[Name]) =>
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    const onSettled = () => send("settled", true)
    send("run", run)
    const { stats } = response.locals.webpack.devMiddleware
    // A failed compilation has a new hash, but leaves the previous bundle: pages would reload forever.
    if (stats && !stats.hasErrors()) send("bundle", stats.hash)
    onSettled()
    args.emitter.on(settledAction, onSettled)
    const end = checks.subscribe({
      onProblems: (found) => send("problems", previewProblems(found)),
      onSaved: (text) => send("saved", text),
    })
    request.on("close", () => {
      end()
      args.emitter.off(settledAction, onSettled)
    })
  })
}

function previewProblems(found: SortedProblems): PreviewProblem[] {
  return withLevels(found).map(([level, problem]) => ({
    level,
    place: placeOf(problem),
    rule: problem.rule,
    message: problem.message,
    fix: problem.fix,
  }))
}
