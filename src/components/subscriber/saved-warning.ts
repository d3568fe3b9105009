import { readStorage, writeStorage } from "../../browser/storage"
import { storageKeys } from "../../shared/storage-keys"
import type { SubscriberAudience } from "../../shared/subscriber-links"

const keys: Record<SubscriberAudience, string> = {
  repository: storageKeys.skipRepositoryWarning,
  compliance: storageKeys.skipComplianceWarning,
}

/** Whether the reader has disabled the warning for such links. Any stored value but "true" is ignored. */
export function skipsWarning(audience: SubscriberAudience): boolean {
  return readStorage(keys[audience]) === "true"
}

/** Stores whether the reader has disabled the warning for such links. */
export function saveSkipsWarning(audience: SubscriberAudience, skips: boolean): void {
  writeStorage(keys[audience], skips ? "true" : null)
}
