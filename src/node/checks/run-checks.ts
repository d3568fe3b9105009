import type { Config } from "../config/load-config"
import { loadContent, type Content } from "../content/load-content"
import { loadModules } from "../reference/load-modules"
import { sortProblems, type SortedProblems } from "../report/problem"
import { checkContent } from "./check-content"

/** What the checks found, and the tree they looked at. */
export interface CheckResult extends SortedProblems {
  content: Content
}

/**
 * Reads the content tree from disk and runs every check over it.
 * @param prepare runs between the two: what it leaves in the cache, the checks need not work out
 */
export async function runChecks(
  { environment, site }: Config,
  prepare?: (content: Content) => Promise<void>,
): Promise<CheckResult> {
  const content = await loadContent(environment.CONTENT_DIR)
  const [modules] = await Promise.all([loadModules(content.layout), prepare?.(content)])
  const problems = await checkContent(content, site, { today: new Date(), modules })
  return { content, ...sortProblems(problems, site.checks) }
}
