import { readValues } from "../../browser/stored-values"
import { showValues } from "./show-values"

/**
 * Shows the reader's own values in the samples, and opens the panel for them, which is loaded when it is asked for.
 * Returns a function that takes everything away again.
 */
export function enhanceValues(root: HTMLElement): () => void {
  let close: (() => void) | undefined
  showValues(root, readValues().values)

  const onClick = async ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>(".open-values")
    if (!button) return
    const { openValues } = await import("./values-dialog")
    close?.()
    close = openValues(root)
  }
  const listener = (event: MouseEvent) => void onClick(event)
  root.addEventListener("click", listener)
  return () => {
    root.removeEventListener("click", listener)
    close?.()
    showValues(root, {})
  }
}
