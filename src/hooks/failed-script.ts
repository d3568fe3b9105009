import { isAnswered } from "./probe-page"

/** Whether code could not be had because its script did not come: webpack's error. */
export function isFailedScript(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError"
}

/**
 * Loads the document anew when a script did not come although the host answers: a newer build may have taken the place
 * of the one this document came from, whose scripts are gone. Call it only for a reader who asked to try again: a
 * document that did this by itself might do so forever.
 * @returns whether the document is about to go
 */
export async function reloadIfGone(error: unknown): Promise<boolean> {
  if (!isFailedScript(error) || !(await isAnswered(window.location.pathname))) return false
  window.location.reload()
  return true
}
