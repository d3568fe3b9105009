import { readFileSync } from "node:fs"
import path from "node:path"
import { withConstructs } from "../../src/node/constructs/constructs-in-text"
import { constructsFile, listConstructs } from "../../src/node/constructs/constructs-page"
import { formatText } from "../lib/format-text"
import { projectRoot } from "../lib/project.mjs"

/** Absolute path of the file that lists the constructs for writers. */
export const contributingFile = path.join(projectRoot, "CONTRIBUTING.md")

/** CONTRIBUTING with the constructs that the content lists, formatted. */
export async function contributingWithConstructs(): Promise<string> {
  const list = readFileSync(path.join(projectRoot, "content", constructsFile), "utf8")
  const text = withConstructs(readFileSync(contributingFile, "utf8"), listConstructs(list))
  return formatText(contributingFile, text)
}
