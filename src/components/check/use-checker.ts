import { useEffect, useState } from "react"
import { type CheckState, createChecker } from "./checker"
import type { LinkedReport } from "../check-worker/messages"

/**
 * Checks code, and ends the check when the page is left.
 * @param kept the report to start with, of a check before the reader came back
 */
export function useChecker(kept?: LinkedReport): { state: CheckState; check: (text: string) => void } {
  const [state, setState] = useState<CheckState>(kept ? { kind: "report", report: kept } : { kind: "idle" })
  const [{ check, stop }] = useState(() => createChecker(setState))
  useEffect(() => stop, [stop])
  return { state, check }
}
