import { format } from "node:util"
import type { ParentSpanPluginArgs } from "gatsby"
import { counted } from "../../../shared/counted"
import { Arrivals } from "./arrivals"
import { changedProblems } from "./changed-problems"
import { savedResults, takeResults } from "../../cache/result-cache"
import type { DrawnCards } from "../../cards/make-cards"
import { formatProblem, type Problem, type SortedProblems, withLevels } from "../../report/problem"
import type { WrittenIndex } from "../../search/index-files"
import { isBuild } from "../is-build"
import { type PreviewListener, PreviewListeners } from "./preview-listeners"
import { startContentThread, type ContentRun } from "./start-content-thread"

/** The content checks of a build or preview. */
export interface ContentChecks {
  /** Starts the checks, which run in parallel with Gatsby. Later calls have no effect. */
  start(): void
  /**
   * Waits until the tree has been read. A build lists all problems and exits as soon as errors are known. A preview
   * continues, unless the content links to files outside of its tree, which Gatsby would read.
   */
  begin(args: Pick<ParentSpanPluginArgs, "basePath">): Promise<void>
  /** Starts the first check of a preview, which lists its problems. */
  checkPreview(): void
  /**
   * Waits until the results of a page or a `.tf` file are in the cache: those of the last run, and in a build
   * also those of the content thread.
   * @param file path from the content directory
   */
  resultsOf(file: string): Promise<void>
  /** Waits until all pages of a build are checked and have their cards. */
  cards(): Promise<DrawnCards>
  /**
   * Writes the search index of a build in parallel with Gatsby, unless it would be the one that is in the folder. Must be called at
   * most once.
   * @param written the index that is in the folder
   */
  writeIndex(folder: string, written: WrittenIndex | undefined): Promise<WrittenIndex>
  /** Lists the warnings of a build. */
  listWarnings(): void
  /** @returns a function that unsubscribes */
  subscribe(listener: PreviewListener): () => void
}

/** @param contentThread path of the bundle of `content-thread.ts` */
export function createContentChecks(contentThread: string, startThread = startContentThread): ContentChecks {
  const mode = isBuild() ? "build" : "preview"
  let run: ContentRun | undefined
  const startedRun = (): ContentRun => {
    if (!run) throw new Error("The checks have not been started.")
    return run
  }
  let warnings: Problem[] = []
  const preview = new PreviewListeners()
  const arrivals = new Arrivals()

  return {
    start() {
      if (run) return
      run = startThread(contentThread, { mode }, stopAfterCrash)
      run.onRendered(({ files, results, isLast }) => {
        takeResults(results)
        arrivals.add(files, isLast)
      })
    },
    async begin({ basePath }) {
      const run = startedRun()
      run.request({ kind: "prefix", pathPrefix: basePath })
      const { errors } = await run.read
      if (mode === "preview") {
        await beginPreview(run, errors, preview)
        return
      }
      const checked = run.checked.then((found) => {
        warnings = found.warnings
        stopAtErrors(found)
      })
      if (errors.length > 0) await checked
    },
    checkPreview() {
      run?.request({ kind: "check" })
    },
    async resultsOf(file) {
      await savedResults()
      if (run && mode === "build") await arrivals.of(file)
    },
    async cards() {
      return (await startedRun().drawn).cards
    },
    async writeIndex(folder, written) {
      const run = startedRun()
      run.request({ kind: "index", folder, written })
      return (await run.indexed).index
    },
    listWarnings: () => listProblems({ errors: [], warnings }),
    subscribe: (listener) => preview.subscribe(listener),
  }
}

function stopAtErrors(found: SortedProblems): void {
  if (found.errors.length === 0) return
  listProblems(found)
  process.exit(1) // `reporter.panic` would print a stack trace, which does not help an author
}

/** @param errors those found while the tree was read */
async function beginPreview(
  run: ContentRun,
  errors: readonly Problem[],
  preview: PreviewListeners,
): Promise<void> {
  const checked = run.checked.then((first) => {
    listProblems(first)
    preview.announceProblems(first)
  })
  run.onChanged((message) => {
    if (message.kind === "saved") {
      preview.announceSaved(message.text)
      return
    }
    for (const line of changedProblems(preview.found, message)) process.stderr.write(`${line}\n`)
    preview.announceProblems(message)
  })
  if (errors.every(({ rule }) => rule !== "outside-content")) return
  run.request({ kind: "check" })
  await checked
  process.exit(1)
}

function listProblems(found: SortedProblems): void {
  const { errors } = found
  for (const [level, problem] of withLevels(found)) process.stderr.write(`${formatProblem(problem, level)}\n`)
  if (errors.length > 0)
    process.stderr.write(
      `The content has ${counted(errors.length, "error")}; ${errors.length === 1 ? "it is" : "they are"} listed above.\n`,
    )
}

/** Ends the command: without the thread, a build would wait forever, and a preview would seem to have no problems. */
function stopAfterCrash(error: Error): void {
  process.stderr.write(`The content checks ended because of an error in their code.\n${format(error)}\n`)
  process.exit(1)
}
