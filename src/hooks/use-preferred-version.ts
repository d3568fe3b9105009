import { useSyncExternalStore } from "react"
import { onPreferredVersion, readPreferredVersion } from "../browser/preferred-version"
import type { DocsVersion } from "../shared/site-config"

/** Name of the version that the reader chose last, on any page or tab; `undefined` until mounted. */
export function usePreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  return useSyncExternalStore(
    onPreferredVersion,
    () => readPreferredVersion(versions),
    () => undefined,
  )
}
