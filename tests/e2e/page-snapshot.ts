import { existsSync, readFileSync } from "node:fs"
import type { TestResult } from "@playwright/test/reporter"

/** Lines that are kept of a snapshot's start, and of its end, where dialogs are. */
const kept = 40

/**
 * The accessibility tree of the page at the end of a failed test, as Playwright attaches it, without its middle if it is long.
 * `undefined` if there was no page.
 */
export function pageSnapshot({ attachments }: Pick<TestResult, "attachments">): string | undefined {
  const file = attachments.find(({ name }) => name === "error-context")?.path
  if (file === undefined || !existsSync(file)) return undefined
  const [, snapshot] = /```yaml\n(.*?)\n```/s.exec(readFileSync(file, "utf8")) ?? []
  const lines = snapshot?.split("\n")
  if (!lines || lines.length <= 2 * kept) return snapshot
  return [...lines.slice(0, kept), "[…]", ...lines.slice(-kept)].join("\n")
}
