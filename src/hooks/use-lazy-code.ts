import { useCallback, useState } from "react"
import { flushSync } from "react-dom"
import { reloadIfGone } from "../navigation/failed-script"

/** Code that is loaded on demand. */
interface LazyCode<T> {
  code: T | undefined
  /** Why the code could not be loaded. */
  error: Error | undefined
  /**
   * Loads the code; the function is stable. With `isRetry`, for a reader who tries again after a failure, it reloads the document
   * if the host no longer has the script.
   */
  load: (isRetry?: boolean) => Promise<void>
}

/**
 * Loads code on demand.
 * @param importCode must be a stable function; it is called again after a failure
 */
export function useLazyCode<T>(importCode: () => Promise<T>): LazyCode<T> {
  const [code, setCode] = useState<T>()
  const [error, setError] = useState<Error>()

  const load = useCallback(
    async (isRetry = false) => {
      setError(undefined)
      try {
        const loaded = await importCode()
        // Runs the effects of what is rendered, such as moving the focus to a field, before the reader's next key arrives.
        flushSync(() => setCode(() => loaded)) // a component is a function, which `setCode` would call
      } catch (reason) {
        if (isRetry && (await reloadIfGone(reason))) return
        setError(reason instanceof Error ? reason : new Error(String(reason)))
      }
    },
    [importCode],
  )
  return { code, error, load }
}
