import { storageKeys } from "../shared/storage-keys"
import { guarded } from "./storage"

/** The reader's values by the id of the placeholder rule. */
export type StoredValues = Readonly<Record<string, string>>

/** Values with their storage: the session storage, or the local storage if they are remembered on the device. */
interface KeptValues {
  values: StoredValues
  remembered: boolean
}

/** The reader's last values, if they could not be stored. */
let unstored: KeptValues | undefined

/** The values that the reader has filled in. Never throws; an invalid stored value counts as none. */
export function readValues(): KeptValues {
  if (unstored) return unstored
  const remembered = parseValues(read("localStorage"))
  return remembered
    ? { values: remembered, remembered: true }
    : { values: parseValues(read("sessionStorage")) ?? {}, remembered: false }
}

/**
 * Stores values on the device or for this tab only. Never throws: values that cannot be stored last until the browser loads
 * a page again.
 */
export function writeValues(kept: KeptValues): void {
  const { values, remembered } = kept
  const text = Object.keys(values).length === 0 ? null : JSON.stringify(values)
  const isOnDevice = write("localStorage", remembered ? text : null)
  const isInTab = write("sessionStorage", remembered ? null : text)
  unstored = (remembered ? isOnDevice : isInTab) ? undefined : kept
}

/** Parses a stored value; `undefined` if it contains no values. */
export function parseValues(text: string | null): StoredValues | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? "null")
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return undefined
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    )
  } catch {
    return undefined // invalid JSON, written by other code
  }
}

type StorageKind = "localStorage" | "sessionStorage"

function read(kind: StorageKind): string | null {
  return guarded(() => window[kind].getItem(storageKeys.values)) ?? null
}

/** Returns whether the text was stored. */
function write(kind: StorageKind, text: string | null): boolean {
  const isStored = guarded(() => {
    if (text === null) window[kind].removeItem(storageKeys.values)
    else window[kind].setItem(storageKeys.values, text)
    return true
  })
  return isStored ?? false
}
