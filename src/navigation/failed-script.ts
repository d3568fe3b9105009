import { untilNextInput } from "../browser/reader-input"
import { hostResponds } from "./probe-page"

/** Whether an error is webpack's error for a script that could not be loaded. */
export function isFailedScript(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError"
}

/** Ignores the error of a script that could not be loaded, if the page works without it; throws any other error again. */
export function allowFailedScript(error: unknown): void {
  if (!isFailedScript(error)) throw error
}

/**
 * Prevents Gatsby from reloading the document when a script fails: the reloaded document may need the same script, which
 * would repeat forever. Call it while modules load, so that this listener is registered before Gatsby's.
 */
export function ignoreFailedScripts(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (isFailedScript(event.reason)) event.stopImmediatePropagation()
  })
}

/**
 * Reloads the document when a script failed although the host responds: a newer build may have removed the scripts that
 * this document refers to. Call it only when the reader retries; an automatic reload could repeat forever. A reader who uses
 * the page before the host responds keeps the document, with what the reader has typed.
 * @returns whether the document is being reloaded
 */
export async function reloadIfGone(error: unknown): Promise<boolean> {
  if (!isFailedScript(error)) return false
  const untouched = untilNextInput()
  if (!(await hostResponds(window.location.pathname)) || untouched.aborted) return false
  window.location.reload()
  return true
}
