import { useSyncExternalStore } from "react"
import { currentTool, onToolChange } from "../browser/tool"
import type { Tool } from "../shared/tools"

/** The tool that the reader has chosen; `undefined` if there is none. */
export function useTool(): Tool | undefined {
  return useSyncExternalStore(onToolChange, currentTool, () => undefined)
}
