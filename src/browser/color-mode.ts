import { storageKeys } from "../shared/storage-keys"
import { site } from "./site"
import { type ColorMode, initialColorMode, themeAttribute, themeColors } from "../theme/color-mode"
import { listenToStorage, readStorage, writeStorage } from "./storage"

/**
 * Synchronises the page's color mode with other tabs and, if the site allows it, with the system. Call it once. The inline
 * script has set the mode before the first paint.
 */
export function followColorMode(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)")
  const follow = () => apply(initialColorMode(readStorage(storageKeys.theme), site.colorMode, system.matches))
  if (!site.colorMode.switchable) writeStorage(storageKeys.theme, null)
  listenToStorage(storageKeys.theme, follow)
  if (site.colorMode.respectSystem) system.addEventListener("change", follow)
}

/** Switches the color mode, and stores the reader's choice. */
export function switchColorMode(): void {
  const mode = document.documentElement.getAttribute(themeAttribute) === "dark" ? "light" : "dark"
  apply(mode)
  writeStorage(storageKeys.theme, mode)
}

function apply(mode: ColorMode) {
  document.documentElement.setAttribute(themeAttribute, mode)
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColors[mode])
}
