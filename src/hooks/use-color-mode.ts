import { useEffect } from "react"
import { storageKeys } from "../shared/storage-keys"
import { site } from "../site.config"
import { type ColorMode, initialColorMode, themeAttribute, themeColors } from "../theme/color-mode"
import { readStorage, writeStorage } from "../browser/storage"
import { useStorageChange } from "./use-storage-change"

const darkQuery = "(prefers-color-scheme: dark)"

function apply(mode: ColorMode) {
  document.documentElement.setAttribute(themeAttribute, mode)
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[mode])
}

function followStored() {
  apply(
    initialColorMode(readStorage(storageKeys.theme), site.colorMode, window.matchMedia(darkQuery).matches),
  )
}

/**
 * Synchronises the page's colour mode with other tabs and, if the site allows it, with the system.
 * Returns a function that switches the mode and stores the choice. The mode is not React state: the inline script sets it
 * before React runs, and style sheets use the attribute.
 */
export function useColorMode(): () => void {
  useStorageChange(storageKeys.theme, followStored)

  useEffect(() => {
    if (!site.colorMode.switchable) writeStorage(storageKeys.theme, null)
    if (!site.colorMode.respectSystem) return
    const system = window.matchMedia(darkQuery)
    system.addEventListener("change", followStored)
    return () => system.removeEventListener("change", followStored)
  }, [])

  return switchMode
}

function switchMode() {
  const mode = document.documentElement.getAttribute(themeAttribute) === "dark" ? "light" : "dark"
  apply(mode)
  writeStorage(storageKeys.theme, mode)
}
