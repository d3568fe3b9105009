import { tabStorageKey } from "../shared/storage-keys"
import { isTool, type Tool, toolAttribute, toolGroup } from "../shared/tools"
import { listenToStorage, writeStorage } from "./storage"

/** Sets and stores the reader's tool, for this page and later ones. */
export function chooseTool(tool: Tool): void {
  writeStorage(tabStorageKey(toolGroup), tool)
  document.documentElement.setAttribute(toolAttribute, tool)
}

/** Shows the tool that the reader chooses in another tab. Call it once. */
export function followTool(): void {
  listenToStorage(tabStorageKey(toolGroup), (tool) => {
    if (isTool(tool)) document.documentElement.setAttribute(toolAttribute, tool)
  })
}

/** The reader's tool, set by the script in the page's head, `chooseTool` or `followTool`. */
export function currentTool(): Tool | undefined {
  const tool = document.documentElement.getAttribute(toolAttribute)
  return isTool(tool) ? tool : undefined
}

/** Calls `onChange` when the reader chooses a tool. Returns a function that unsubscribes. */
export function onToolChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [toolAttribute] })
  return () => observer.disconnect()
}
