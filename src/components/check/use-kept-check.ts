import { type RefObject, useEffect, useRef } from "react"
import { isAddressOfPage } from "../../browser/page-entries"
import { entryKey } from "../../navigation/history-entry"
import { checkPage } from "../../shared/reference"
import type { CheckState } from "./checker"
import { keepCheck } from "./kept-check"

/** Keeps the code and the report when the page is left, for a reader who comes back; see `keptCheck`. */
export function useKeptCheck(
  code: RefObject<HTMLTextAreaElement | null>,
  state: CheckState,
  isEdited: boolean,
): void {
  const entry = useRef<string>(undefined)
  // After each render: a link within the page, such as the skip link, leads to another entry without a change of the state.
  useEffect(() => {
    const field = code.current
    if (isAddressOfPage(checkPage())) entry.current = entryKey() // the reader may be leaving
    const report = state.kind === "report" ? state.report : undefined
    return () => keepCheck(entry.current, { code: field?.value ?? "", report, isEdited })
  })
}
