import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { OutputFile, OutputPicture } from "./output-file"

/**
 * Writes files below a folder, and creates the folders that they need. Files are written one after the other: for many small
 * files, promises take longer than the file system.
 */
export function writeAll(folder: string, files: readonly (OutputFile | OutputPicture)[]): void {
  const target = (file: { path: string }) => path.join(folder, file.path)
  for (const name of new Set(files.map((file) => path.dirname(target(file)))))
    mkdirSync(name, { recursive: true })
  for (const file of files) writeFileSync(target(file), file.text)
}
