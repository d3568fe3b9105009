import { tabStorageKey } from "../shared/storage-keys"
import { isTool, type Tool, toolAttribute, toolGroup } from "../shared/tools"
import { writeStorage } from "./storage"

/** Makes a tool the reader's choice, on this page and the next ones. */
export function chooseTool(tool: Tool): void {
  writeStorage(tabStorageKey(toolGroup), tool)
  document.documentElement.setAttribute(toolAttribute, tool)
}

/** The tool that the reader has chosen, as the page's head found it or as it was chosen since. */
export function currentTool(): Tool | undefined {
  const tool = document.documentElement.getAttribute(toolAttribute)
  return isTool(tool) ? tool : undefined
}

/** Calls back when the reader chooses a tool; returns what ends that. */
export function onToolChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [toolAttribute] })
  return () => observer.disconnect()
}
