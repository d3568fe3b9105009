import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { pageSnapshot } from "./page-snapshot"

const folder = mkdtempSync(path.join(tmpdir(), "page-snapshot-"))
afterAll(() => rmSync(folder, { recursive: true }))

function attached(text: string) {
  const file = path.join(folder, "error-context.md")
  writeFileSync(file, text)
  return { attachments: [{ name: "error-context", contentType: "text/markdown", path: file }] }
}

const context = (lines: readonly string[]) =>
  ["# Page snapshot", "", "```yaml", ...lines, "```", "", "# Test source", "", "```ts", "test()", "```"].join(
    "\n",
  )

test("a snapshot is that of the page alone", () => {
  expect(pageSnapshot(attached(context(["- banner", "- main"])))).toBe("- banner\n- main")
})

test("a long snapshot loses its middle", () => {
  const lines = Array.from({ length: 81 }, (_, index) => `- line ${index + 1}`)
  expect(pageSnapshot(attached(context(lines)))?.split("\n")).toEqual([
    ...lines.slice(0, 40),
    "[…]",
    ...lines.slice(-40),
  ])
})

test("a test without a page has no snapshot", () => {
  expect(pageSnapshot({ attachments: [] })).toBeUndefined()
  expect(pageSnapshot(attached("# Error details"))).toBeUndefined()
})
