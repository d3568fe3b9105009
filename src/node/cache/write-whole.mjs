import { readdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { isRunning } from "./is-running.mjs"

/**
 * Replaces a file in one step, because a run can be killed at any time, and another one may read the file meanwhile. The file
 * is first written as a draft beside it, whose name starts with a dot, so that it is never part of a site's content.
 * @param {string} file its folder must exist
 * @param {string | Uint8Array | Iterable<string>} content
 * @throws the system's error; the file is then as it was, and the draft is removed
 */
export async function writeWhole(file, content) {
  const draft = `${draftPrefix(file)}${process.pid}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Removes the drafts of a file whose processes were ended while they wrote.
 * @param {string} file
 */
export async function removeDrafts(file) {
  const { dir, base } = path.parse(draftPrefix(file))
  for (const name of await readdir(dir)) {
    const pid = name.startsWith(base) ? Number(name.slice(base.length)) : NaN
    if (Number.isInteger(pid) && !isRunning(pid)) await rm(path.join(dir, name), { force: true })
  }
}

/**
 * The path of a file's drafts, without the id of the process at the end.
 * @param {string} file
 */
function draftPrefix(file) {
  return path.join(path.dirname(file), `.${path.basename(file)}.`)
}
