import { useSyncExternalStore } from "react"
import { onPreferredVersion, readPreferredVersion } from "../browser/preferred-version"
import type { DocsVersion } from "../shared/site-config"

/** Name of the version the reader chose last, on whichever page or tab; known once mounted. */
export function usePreferredVersion(versions: readonly DocsVersion[]): string | undefined {
  return useSyncExternalStore(
    onPreferredVersion,
    () => readPreferredVersion(versions),
    () => undefined,
  )
}
