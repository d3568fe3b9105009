import { copied, copyText } from "../../hooks/copy-text"
import { argumentLine, type ReferenceInput } from "../../shared/reference"

const copiedFor = 2000

/**
 * Makes the copy buttons of a reference work: `data-copy` says what to copy ("name", "link" or "line"), the entry
 * around it of what. Returns a function that takes everything away again.
 */
export function enhanceCopy(root: HTMLElement, inputs: readonly ReferenceInput[]): () => void {
  const status = document.createElement("div")
  status.className = "visually-hidden"
  status.setAttribute("role", "status")
  document.body.append(status)

  const textOf = (button: HTMLElement): string | undefined => {
    const id = button.closest("[data-entry]")?.id
    if (id === undefined) return undefined
    const input = inputs.find(({ name }) => name === id)
    if (button.dataset.copy === "link") return `${location.origin}${location.pathname}#${id}`
    if (button.dataset.copy === "line") return input && argumentLine(input)
    return input ? id : id.replace(/^output-/, "")
  }
  const copy = async (button: HTMLElement, text: string) => {
    const message = await copyText(text)
    status.textContent = message
    if (message !== copied) return
    button.setAttribute("data-copied", "")
    window.setTimeout(() => {
      button.removeAttribute("data-copied")
      status.textContent = ""
    }, copiedFor)
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]")
    const text = button && textOf(button)
    if (button && text !== undefined && text !== null) void copy(button, text)
  }
  root.addEventListener("click", onClick)
  return () => {
    root.removeEventListener("click", onClick)
    status.remove()
  }
}
