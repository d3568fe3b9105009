import { isAnswered } from "./probe-page"

/** Whether code is missing because its script could not be loaded: webpack's error. */
export function isFailedScript(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError"
}

/**
 * Keeps Gatsby from answering a script that failed with a full load, which may need that script too, and so on for ever.
 * Call it while modules load: Gatsby listens from then on, and the first listener hears first.
 */
export function ignoreFailedScripts(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (isFailedScript(event.reason)) event.stopImmediatePropagation()
  })
}

/**
 * Reloads the document when a script failed although the host answers: a newer build may have replaced the one this
 * document came from, whose scripts are gone. Call it only for a reader who asked to try again: a document that did this
 * by itself might do so forever.
 * @returns whether the document is about to go
 */
export async function reloadIfGone(error: unknown): Promise<boolean> {
  if (!isFailedScript(error) || !(await isAnswered(window.location.pathname))) return false
  window.location.reload()
  return true
}
