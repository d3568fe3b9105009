import { useEffect, useState } from "react"
import { copyText, resultTime } from "../browser/copy-text"
import { announce, statusRegion } from "../browser/status-region"

/**
 * A function that copies a text, and for a short time afterwards, the message that `copyText` returned, which is also
 * announced to screen readers.
 */
export function useCopy(): { copy: (text: string | Promise<string>) => void; message: string | undefined } {
  const [result, setResult] = useState<{ message: string }>()

  useEffect(() => {
    statusRegion()
  }, [])
  useEffect(() => {
    if (!result) return
    const withdraw = announce(result.message)
    const timer = window.setTimeout(() => setResult(undefined), resultTime)
    return () => {
      window.clearTimeout(timer)
      withdraw()
    }
  }, [result])

  function copy(text: string | Promise<string>) {
    setResult(undefined) // so that a screen reader announces the same message again
    void copyText(text).then((message) => setResult({ message }))
  }
  return { copy, message: result?.message }
}
