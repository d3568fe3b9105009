import { configuredLayout } from "../config/configured-layout"
import type { Config } from "../config/load-config"
import { loadContent } from "../content/load-content"
import type { Content } from "../content/content"
import { checkLevels } from "../docusaurus/check-levels"
import { loadModules } from "../reference/load-modules"
import { sortProblems, type SortedProblems } from "../report/problem"
import { checkContent } from "./check-content"

/** The problems, and the checked content tree. */
interface CheckResult extends SortedProblems {
  content: Content
}

interface CheckOptions {
  /**
   * Called after the tree is read and before it is checked, to put results into the cache that the checks
   * need.
   */
  prepare?: (content: Content) => Promise<void>
  /** Whether diagrams are laid out as well: for commands that draw them anyway. */
  drawings?: boolean
}

/** Reads the content tree from disk and runs all checks on it. */
export async function runChecks(
  config: Config,
  { prepare, drawings = false }: CheckOptions = {},
): Promise<CheckResult> {
  const { site } = config
  const content = await loadContent(configuredLayout(config))
  await prepare?.(content)
  const modules = await loadModules(content.layout)
  const problems = await checkContent(content, site, { today: new Date(), modules, drawings })
  return { content, ...sortProblems(problems, checkLevels(site)) }
}
