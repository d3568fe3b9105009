import { useEffect } from "react"
import { listenToStorage } from "../browser/storage"

/** Calls `onChange` when another tab changes the value. Pass a stable function. */
export function useStorageChange(key: string, onChange: (value: string | null) => void): void {
  useEffect(() => listenToStorage(key, onChange), [key, onChange])
}
