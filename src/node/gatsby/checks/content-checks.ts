import type { ParentSpanPluginArgs } from "gatsby"
import { formatProblem, type Problem, type SortedProblems } from "../../report/problem"
import { startContentThread, type ContentRun } from "./start-content-thread"

/** The checks of the content that is built or previewed. */
export interface ContentChecks {
  /**
   * Starts the checks, which go on beside Gatsby's work, and waits until the tree is read. Errors end a build, with all that
   * was found, as soon as they are known. A preview lists them and goes on, unless the content leads out of its tree:
   * Gatsby would read what is there.
   */
  begin(args: Pick<ParentSpanPluginArgs, "basePath">): Promise<void>
  /** Waits until all pages are checked and rendered. */
  finish(): Promise<void>
  /** Lists the warnings. */
  listWarnings(): void
}

/** @param contentThread path of the bundle of `content-thread.ts` */
export function createContentChecks(contentThread: string, start = startContentThread): ContentChecks {
  let run: ContentRun | undefined
  let warnings: readonly Problem[] = []

  const listWarnings = () => {
    for (const problem of warnings) process.stderr.write(`${formatProblem(problem, "warning")}\n`)
  }
  const listErrors = (errors: readonly Problem[]) => {
    for (const problem of errors) process.stderr.write(`${formatProblem(problem, "error")}\n`)
    listWarnings()
    if (errors.length > 0)
      process.stderr.write(
        `The content has ${errors.length} ${errors.length === 1 ? "error" : "errors"}; they are listed above.\n`,
      )
  }
  const stopAtErrors = ({ errors, warnings: found }: SortedProblems) => {
    warnings = found
    if (errors.length === 0) return
    listErrors(errors)
    process.exit(1) // a panic would print a stack trace that says nothing to an author
  }

  return {
    async begin({ basePath }) {
      const isPreview = process.env.gatsby_executing_command === "develop"
      run = start(contentThread, { pathPrefix: basePath, render: !isPreview })()
      const { errors } = await run.read
      if (isPreview) {
        const checked = run.checked.then((found) => {
          warnings = found.warnings
          listErrors(found.errors)
          return found
        })
        if (errors.some(({ rule }) => rule === "outside-content")) {
          await checked
          process.exit(1)
        }
        return
      }
      const checked = run.checked.then(stopAtErrors)
      if (errors.length > 0) await checked
    },
    async finish() {
      await run?.checked
      await run?.rendered
    },
    listWarnings,
  }
}
