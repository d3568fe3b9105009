import { useEffect, useState } from "react"
import { copyText, resultTime } from "../browser/copy-text"

/** A function that copies a text, and for a short time afterwards, the message that `copyText` returned. */
export function useCopy(): { copy: (text: string | Promise<string>) => void; message: string | undefined } {
  const [result, setResult] = useState<{ message: string }>()

  useEffect(() => {
    if (!result) return
    const timer = window.setTimeout(() => setResult(undefined), resultTime)
    return () => window.clearTimeout(timer)
  }, [result])

  function copy(text: string | Promise<string>) {
    setResult(undefined) // so that a screen reader announces the same message again
    void copyText(text).then((message) => setResult({ message }))
  }
  return { copy, message: result?.message }
}
