import { readFileSync } from "node:fs"
import type { OutputPicture } from "../outputs/output-file"
import type { DrawnCards } from "./make-cards"

/** The cards as files of the site. */
export function cardFiles({ files }: DrawnCards): OutputPicture[] {
  return Object.entries(files).map(([path, file]) => ({ path: path.slice(1), text: readFileSync(file) }))
}

/** Maximum number of cards that a message lists. */
const maxNamed = 3

/** The warning about cards without the title of their page. */
export function withoutTitleMessage(paths: readonly string[]): string {
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : ""
  return (
    `${paths.length === 1 ? "A card shows" : `${paths.length} cards show`} the site's title instead of the page's, ` +
    `which has letters that the fonts of the cards lack: ${paths.slice(0, maxNamed).join(", ")}${more}.`
  )
}
