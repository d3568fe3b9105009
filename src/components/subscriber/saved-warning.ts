import { readStorage, writeStorage } from "../../browser/storage"
import { storageKeys } from "../../shared/storage-keys"
import type { SubscriberAudience } from "../../shared/subscriber-links"

const keys: Record<SubscriberAudience, string> = {
  repository: storageKeys.skipRepositoryWarning,
  compliance: storageKeys.skipComplianceWarning,
}

/** Whether the reader asked not to be warned of such links. Anything but "true" counts as never asked. */
export function skipsWarning(audience: SubscriberAudience): boolean {
  return readStorage(keys[audience]) === "true"
}

/** Keeps the reader's wish not to be warned of such links, or forgets it. */
export function saveSkipsWarning(audience: SubscriberAudience, skips: boolean): void {
  writeStorage(keys[audience], skips ? "true" : null)
}
