import { readFileSync } from "node:fs"
import path from "node:path"
import { reportFileOf, type ContentLayout } from "../layout"
import { ifPresent } from "./if-present"
import { readText, type ReadText } from "./read-text"
import { readableFolders, reachOf } from "./sandbox"

/**
 * Reads a text file of the content tree; `undefined` if it does not exist or is a link out of the tree.
 * @param name path from the content directory
 */
export function readContentText(
  layout: Pick<ContentLayout, "root" | "reportRoot" | "docusaurus">,
  name: string,
): ReadText | undefined {
  const file = path.join(layout.root, name)
  if (reachOf(file, readableFolders(layout)) !== "inside") return undefined
  const bytes = ifPresent(() => readFileSync(file))
  return bytes && readText(bytes, reportFileOf(layout, name))
}
