/** A colour mode, as stored and as set on `html[data-theme]`. */
export type ColorMode = "light" | "dark"

/** Attribute of `html` that names the mode. */
export const themeAttribute = "data-theme"

/**
 * Attribute of `html` that is there when scripts run; CSS may hide what needs them. Its value is `readyValue` once the page
 * answers to clicks and keys.
 */
export const scriptAttribute = "data-js"

/** Value of the script attribute from the end of hydration on: before, a click on a control is lost. */
export const readyValue = "ready"

/**
 * Attribute of `html` with the id of the announcement the page was built with, for the inline script to compare; empty
 * when there is none that a reader could have closed.
 */
export const announcementAttribute = "data-announcement-id"

/** Attribute of `html` that keeps a dismissed announcement from being drawn at all. */
export const announcementDismissedAttribute = "data-announcement-bar-initially-dismissed"

/** Attribute of `html`: "mac" where shortcuts use ⌘ instead of Ctrl. */
export const platformAttribute = "data-platform"

/** Colour of the browser's own frame: `--color-paper` in sRGB. */
export const themeColors: Record<ColorMode, string> = { light: "#f8f8f5", dark: "#101318" }

/** Whether a stored value is a mode; anything else counts as never chosen. */
function isColorMode(value: unknown): value is ColorMode {
  return value === "light" || value === "dark"
}

/** What decides the mode before the reader has chosen one. */
export interface ColorModeRules {
  default: ColorMode
  /** Whether the system's scheme replaces the default. */
  respectSystem: boolean
  /** Without a switch a stored choice is ignored. */
  switchable: boolean
}

/** The mode a page is shown in. */
export function initialColorMode(
  stored: string | null,
  rules: ColorModeRules,
  systemDark: boolean,
): ColorMode {
  if (rules.switchable && isColorMode(stored)) return stored
  if (rules.respectSystem) return systemDark ? "dark" : "light"
  return rules.default
}
