/** A color mode, as stored and as set on `html[data-theme]`. */
export type ColorMode = "light" | "dark"

/** Attribute of `html` that names the mode. */
export const themeAttribute = "data-theme"

/** Color of the browser's own interface (`theme-color`): `--color-paper` in sRGB. */
export const themeColors: Record<ColorMode, string> = { light: "#f8f8f5", dark: "#101318" }

/** Whether a stored value is a mode; any other value is ignored. */
export function isColorMode(value: unknown): value is ColorMode {
  return value === "light" || value === "dark"
}

/** The settings that decide the mode until the reader has chosen one. */
export interface ColorModeRules {
  default: ColorMode
  /** Whether the system's preference overrides the default. */
  respectSystem: boolean
  /** Whether readers can switch; otherwise a stored choice is ignored. */
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
