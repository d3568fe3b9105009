import { listenToCopy } from "../../browser/listen-to-copy"
import { argumentLine, type ReferenceInput } from "../../shared/reference"

/**
 * Adds behavior to the copy buttons of a reference. `data-copy` defines which part of the button's entry is copied: "name",
 * "link" or "line". Returns a cleanup function.
 */
export function enhanceCopy(root: HTMLElement, inputs: readonly ReferenceInput[]): () => void {
  return listenToCopy(root, "[data-copy]", (button) => {
    const id = button.closest("[data-entry]")?.id
    if (id === undefined) return undefined
    const input = inputs.find(({ name }) => name === id)
    if (button.dataset.copy === "link") return `${location.origin}${location.pathname}#${id}`
    if (button.dataset.copy === "line") return input && argumentLine(input)
    return input ? id : id.replace(/^output-/, "")
  })
}
