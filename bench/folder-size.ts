import { statSync } from "node:fs"
import { filesBelow } from "../scripts/lib/files-below.mjs"

/** Number and bytes of all files below a folder. */
export function folderSize(folder: string): { files: number; bytes: number } {
  const sizes = filesBelow(folder).map((file) => statSync(file).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
