import { useEffect, useState } from "react"
import { type CheckState, createChecker } from "./checker"
import type { KeptCheck } from "./kept-check"

interface Checker {
  state: CheckState
  /** Whether the code has changed since the last check began. */
  isEdited: boolean
  markEdited: () => void
  check: (text: string) => void
}

/**
 * Checks code, and ends the check when the page is left.
 * @param kept the check to start with, of a reader who came back
 */
export function useChecker(kept?: KeptCheck): Checker {
  const [state, setState] = useState<CheckState>(
    kept?.report ? { kind: "report", report: kept.report } : { kind: "idle" },
  )
  const [isEdited, setIsEdited] = useState(kept?.isEdited ?? false)
  const [{ check, stop }] = useState(() => createChecker(setState))
  useEffect(() => stop, [stop])
  return {
    state,
    isEdited,
    markEdited: () => setIsEdited(true),
    check: (text) => {
      setIsEdited(false)
      check(text)
    },
  }
}
