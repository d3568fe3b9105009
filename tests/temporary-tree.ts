import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { onTestFinished } from "vitest"

/** Contents of files by their paths, with forward slashes. */
export type TreeFiles = Readonly<Record<string, string | Uint8Array>>

/** Creates a temporary folder with files. It is removed when the test that calls this has ended. */
export function temporaryTree(files: TreeFiles = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "test-")))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}

/** Writes files below a folder, and the folders around them. */
export function writeFiles(folder: string, files: TreeFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
