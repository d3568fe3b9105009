import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Calls a function with a temporary directory, which is removed afterwards.
 * @param files the texts of its files, by path
 */
export function withTree(files: Readonly<Record<string, string>>, use: (directory: string) => void): void {
  const directory = mkdtempSync(path.join(tmpdir(), "imports-"))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
      writeFileSync(path.join(directory, file), text)
    }
    use(directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}
