import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * File that exists while Gatsby's saved nodes may be newer than its saved state. Gatsby saves each node at once, but saves only at the
 * end of a build, and when a preview is idle, which pages have to be made again. A run that continued from newer nodes would find
 * nothing changed, and keep the old pages.
 * @param {string} folder the site's folder
 */
export function unsavedNodes(folder) {
  return path.join(folder, ".cache", "unsaved-nodes")
}

/**
 * Keeps the file of `unsavedNodes` up to date in this process.
 * @param {{
 *   emitter: { on(action: string, listen: () => void): void },
 *   saveState(): void,
 * }} redux Gatsby's module, whose `saveState` is replaced
 * @param {string} folder the site's folder
 */
export function noteUnsavedNodes(redux, folder) {
  const { emitter, saveState } = redux
  const note = unsavedNodes(folder)
  let isNoted = false
  const onChange = () => {
    if (!isNoted) writeFileSync(note, "")
    isNoted = true
  }
  for (const change of ["CREATE_NODE", "DELETE_NODE"]) emitter.on(change, onChange)
  redux.saveState = () => {
    saveState()
    rmSync(note, { force: true })
    isNoted = false
  }
}

/**
 * Leaves the file of `unsavedNodes` for good, because another process, whose state is not followed, changes nodes.
 * @param {string} folder the site's folder
 */
export function noteUnsavedNodesOfOthers(folder) {
  const note = unsavedNodes(folder)
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, "")
}
