import { useSyncExternalStore } from "react"
import { isTool, type Tool, toolAttribute } from "../shared/tools"

/** The tool that the reader has chosen; Terraform before that. */
export function useTool(): Tool {
  return useSyncExternalStore(subscribe, currentTool, () => "terraform")
}

function currentTool(): Tool {
  const tool = document.documentElement.getAttribute(toolAttribute)
  return isTool(tool) ? tool : "terraform"
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [toolAttribute] })
  return () => observer.disconnect()
}
