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
const platformAttribute = "data-platform"

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

/** Settings of a site that the inline script needs, and the storage keys it reads. */
export interface InlineScriptConfig {
  colorMode: ColorModeRules
  keys: {
    theme: string
    announcementId: string
    announcementDismissed: string
    tool: string
  }
  /** The reader's tool: the attribute of `html` that names it, and the values that count. */
  tool: { attribute: string; values: readonly string[] }
  /** A stored announcement id that stands for another. */
  renamedAnnouncement: { from: string; to: string }
}

/**
 * The script that runs in the head before anything is drawn: marks that scripts run (and takes the mark away when the
 * page is there without Gatsby's), sets the colour mode and the reader's tool, and hides a dismissed announcement. Its text
 * depends on the site's settings alone, so one hash in a content security policy covers every page of every build; the
 * announcement's id is read from `html[data-announcement-id]`.
 */
export function inlineScript({ colorMode, keys, tool, renamedAnnouncement }: InlineScriptConfig): string {
  const read = (key: string) => `r(${JSON.stringify(key)})`
  const preferred = colorMode.respectSystem
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`
    : JSON.stringify(colorMode.default)
  const stored = colorMode.switchable ? read(keys.theme) : "null"
  return [
    `(function(d){var h=d.documentElement,c=${JSON.stringify(themeColors)},n,i,m,t`,
    `function r(k){try{return localStorage.getItem(k)}catch(e){return null}}`,
    `function s(k,v){h.setAttribute(k,v)}`,
    `s(${JSON.stringify(scriptAttribute)},"")`,
    `t=${stored};if(t!=="light"&&t!=="dark")t=${preferred}`,
    `s(${JSON.stringify(themeAttribute)},t)`,
    `m=d.querySelector("meta[name=theme-color]")`,
    `if(!m){m=d.createElement("meta");m.setAttribute("name","theme-color");d.head.appendChild(m)}`,
    `m.setAttribute("content",c[t])`,
    `n=h.getAttribute(${JSON.stringify(announcementAttribute)})`,
    `i=${read(keys.announcementId)}`,
    `if(i===${JSON.stringify(renamedAnnouncement.from)})i=${JSON.stringify(renamedAnnouncement.to)}`,
    `if(n&&i===n&&${read(keys.announcementDismissed)}==="true")` +
      `s(${JSON.stringify(announcementDismissedAttribute)},"true")`,
    `i=${read(keys.tool)};if(${JSON.stringify(tool.values)}.indexOf(i)>=0)s(${JSON.stringify(tool.attribute)},i)`,
    `addEventListener("load",function(){if(!window.___loader)h.removeAttribute(${JSON.stringify(scriptAttribute)})})`,
    `if(/Mac|iPhone|iPad/.test(navigator.platform))s(${JSON.stringify(platformAttribute)},"mac")`,
    `})(document)`,
  ].join(";")
}
