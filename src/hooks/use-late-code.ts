import { useCallback, useState } from "react"
import { reloadIfGone } from "../navigation/failed-script"

/** Code that is loaded when it is needed. */
export interface LateCode<T> {
  code: T | undefined
  /** Why it could not be loaded. */
  error: Error | undefined
  load: () => void
  /** For a reader who asks to try again: reloads the document when the code is no longer on the host. */
  retry: () => void
}

/**
 * Loads code when asked to.
 * @param importCode a stable function; it is called again after a failure
 */
export function useLateCode<T>(importCode: () => Promise<T>): LateCode<T> {
  const [code, setCode] = useState<T>()
  const [error, setError] = useState<Error>()

  const start = useCallback(
    async (isRetry: boolean) => {
      setError(undefined)
      try {
        const loaded = await importCode()
        setCode(() => loaded) // a component is a function, which the state would call
      } catch (reason) {
        if (isRetry && (await reloadIfGone(reason))) return
        setError(reason instanceof Error ? reason : new Error(String(reason)))
      }
    },
    [importCode],
  )
  const load = useCallback(() => void start(false), [start])
  const retry = useCallback(() => void start(true), [start])

  return { code, error, load, retry }
}
