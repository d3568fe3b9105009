import { type RefObject, useEffect } from "react"
import { entryKey } from "../../navigation/history-entry"
import type { CheckState } from "./checker"
import { keepCheck } from "./kept-check"

/** Keeps the code and the report when the page is left, for a reader who comes back; see `keptCheck`. */
export function useKeptCheck(
  code: RefObject<HTMLTextAreaElement | null>,
  state: CheckState,
  isEdited: boolean,
): void {
  useEffect(() => {
    const field = code.current
    const entry = entryKey()
    const report = state.kind === "report" ? state.report : undefined
    return () => keepCheck(entry, { code: field?.value ?? "", report, isEdited })
  }, [code, state, isEdited])
}
