import { storageKeys } from "../shared/storage-keys"

/** The reader's values by the id of the placeholder rule. */
export type StoredValues = Readonly<Record<string, string>>

/** Values with their storage: the session storage, or the local storage if they are remembered on the device. */
export interface KeptValues {
  values: StoredValues
  remembered: boolean
}

/** The values that the reader has filled in. Never throws; an invalid stored value counts as none. */
export function readValues(): KeptValues {
  const remembered = parseValues(read("localStorage"))
  return remembered
    ? { values: remembered, remembered: true }
    : { values: parseValues(read("sessionStorage")) ?? {}, remembered: false }
}

/** Stores values on the device or for this tab only. Never throws: without storage, they last as long as the page. */
export function writeValues({ values, remembered }: KeptValues): void {
  const text = Object.keys(values).length === 0 ? null : JSON.stringify(values)
  write("localStorage", remembered ? text : null)
  write("sessionStorage", remembered ? null : text)
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

function read(kind: "localStorage" | "sessionStorage"): string | null {
  try {
    return window[kind].getItem(storageKeys.values)
  } catch {
    return null // access to the storage is denied
  }
}

function write(kind: "localStorage" | "sessionStorage", text: string | null): void {
  try {
    if (text === null) window[kind].removeItem(storageKeys.values)
    else window[kind].setItem(storageKeys.values, text)
  } catch {
    // the values last as long as the page
  }
}
