import { mkdir, rm } from "node:fs/promises"
import path from "node:path"
import { writeWhole } from "../../src/node/cache/write-whole.mjs"
import { reportFileOf, type ContentLayout } from "../../src/node/content/layout"
import type { Step } from "./plan-import"
import { errorMessage } from "../../src/shared/error-message"

/**
 * Writes and removes the files of a plan. Each file is replaced as a whole.
 * @throws one Error that says which file could not be changed, and how many were
 */
export async function applyPlan(
  layout: Pick<ContentLayout, "root" | "reportRoot">,
  steps: readonly Step[],
): Promise<void> {
  const changes = steps.filter(({ kind, text }) => kind === "remove" || text !== undefined)
  for (const [made, { file, text }] of changes.entries())
    try {
      const target = path.join(layout.root, file)
      if (text === undefined) await rm(target)
      else await replaceFile(target, text)
    } catch (error) {
      throw new Error(
        `${reportFileOf(layout, file)} cannot be changed: ${errorMessage(error)}. ${made} of ${changes.length} changes were made; the next import makes the others.`,
        { cause: error },
      )
    }
}

async function replaceFile(target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await writeWhole(target, text)
}
