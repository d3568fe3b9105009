import type { Environment } from "../../src/node/config/environment"
import { reportFileOf, contentLayout, type ContentLayout } from "../../src/node/content/layout"
import { loadSettings } from "../../src/node/content/settings/load-settings"
import { tagsFile, type Tag } from "../../src/node/content/settings/tags"
import { formatProblem } from "../../src/node/report/problem"
import { applyPlan } from "./apply-plan"
import type { Clock } from "./clock"
import { fetchDiscussions } from "./fetch-discussions"
import { formatPlan } from "./format-plan"
import { planImport } from "./plan-import"
import { readArticles } from "./read-articles"
import type { ImportOptions } from "./read-options"

/** The output of the import. */
interface ImportOutput {
  clock: Clock
  /** Prints a line of the result. */
  print(line: string): void
  /** Prints a progress message. */
  log(line: string): void
}

/**
 * Updates the knowledge base from a category of GitHub Discussions. Nothing is written before everything has been fetched
 * and planned.
 * @returns whether every discussion could be read
 * @throws one Error with the reason why nothing was changed
 */
export async function importKnowledgeBase(
  { repository, category, api, dryRun, removeMissing }: ImportOptions,
  { GITHUB_TOKEN, CONTENT_DIR }: Pick<Environment, "GITHUB_TOKEN" | "CONTENT_DIR">,
  { clock, print, log }: ImportOutput,
): Promise<boolean> {
  if (GITHUB_TOKEN === undefined)
    throw new Error("GITHUB_TOKEN is not set; it takes a GitHub token that may read discussions.")
  const layout = contentLayout(CONTENT_DIR)
  if (layout.docsFolder === "")
    throw new Error(
      `CONTENT_DIR is ${JSON.stringify(CONTENT_DIR)}, which has no knowledge base: it takes a content tree with a docs folder.`,
    )
  const tags = await readTags(layout)

  const discussions = await fetchDiscussions(
    { address: api, token: GITHUB_TOKEN, clock, log },
    repository,
    category,
  )
  const existing = await readArticles(layout)
  const plan = planImport(discussions, existing, { repository, ...(tags ? { tags } : {}) }, { removeMissing })
  if (!dryRun) await applyPlan(layout, plan.steps)
  for (const line of formatPlan(plan, layout.reportRoot, dryRun)) print(line)
  return plan.steps.every(({ kind }) => kind !== "refused")
}

async function readTags(layout: ContentLayout): Promise<Tag[] | undefined> {
  const { tags, problems } = await loadSettings(layout)
  const file = reportFileOf(layout, tagsFile)
  const faults = problems.filter((problem) => problem.file === file)
  if (faults.length > 0) throw new Error(faults.map((problem) => formatProblem(problem, "error")).join("\n"))
  return tags
}
