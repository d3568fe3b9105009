import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Step } from "./plan-import"

/** Writes and removes the files of a plan, below the content directory `root`. Each file is replaced as a whole. */
export async function applyPlan(root: string, steps: readonly Step[]): Promise<void> {
  for (const { kind, file, text } of steps) {
    const target = path.join(root, file)
    if (kind === "remove") await rm(target)
    if (text === undefined) continue
    await mkdir(path.dirname(target), { recursive: true })
    const draft = path.join(path.dirname(target), `.${path.basename(target)}`) // not a page, because its name starts with a dot
    await writeFile(draft, text)
    await rename(draft, target)
  }
}
