import path from "node:path"
import type { Font } from "fontkit"
import { requireFromRoot } from "../markdown/require-from-root"

/**
 * Opens a font file. The `fontkit` package is loaded on the first call.
 * @param file path relative to `node_modules`
 * @throws if the file contains several fonts
 */
export function openFont(file: string): Font {
  const { openSync } = requireFromRoot("fontkit") as typeof import("fontkit")
  const opened = openSync(path.resolve("node_modules", file))
  if ("fonts" in opened) throw new Error(`${file} contains several fonts.`)
  return opened
}
