import { builderParameter, filterParameters } from "../../shared/filter-parameters"
import { pageScriptsId, scriptsFailed } from "../../shared/page-scripts"
import { storageKeys, tabStorageKey } from "../../shared/storage-keys"
import { toolAttribute, toolGroup, tools } from "../../shared/tools"
import {
  announcementAttribute,
  announcementDismissedAttribute,
  changedAttribute,
  pendingBuilderAttribute,
  pendingFilterAttribute,
  platformAttribute,
  pressedAttribute,
  readyValue,
  scriptAttribute,
  searchButtonAttribute,
} from "../../theme/attributes"
import { themeAttribute, themeColors, type ColorModeRules } from "../../theme/color-mode"
import { renamedAnnouncement } from "./announcement-state"

/** Buttons that have no effect before hydration: all except those of the elements that are defined in the page's head. */
export const idleButton = "button:not(doc-fold *,doc-tabs [role=tab])"

/** Links to private repositories, which lead there without a warning before hydration. */
const idleLink = "a[data-subscribers]:not(svg *)"

/** Selector of the elements in which "/" is not a shortcut: text fields, and dialogs, such as the open search itself. */
const slashIgnored =
  "input:not([type=radio],[type=checkbox]), select, textarea, [contenteditable]:not([contenteditable=false]), dialog"

/** Milliseconds from the start of the first frame after which scripts are loaded even if no paint has been reported. */
const maxPaintDelay = 200

/**
 * The script that runs in the head before the first paint. It
 * - sets the script attribute, and removes it if a script fails before Gatsby has started;
 * - sets the color mode, which `?docusaurus-theme=dark` in the address overrides until the document is left, and the
 *   reader's tool, and hides a dismissed announcement;
 * - hides the lists that the filter of the address changes, until it is applied or a script fails, and reserves the place of the
 *   call builder that the address opens;
 * - loads the page's scripts after the first paint and the HTML, in a hidden tab, which is not painted, after the HTML;
 * - reloads the document after back or forward before Gatsby's router listens;
 * - marks the last button, or link to a private repository, that is pressed before hydration, and the fields that are changed,
 *   for `replayEarlyUse`; a link that is pressed again, or after a script failed, is followed;
 * - prevents a form without `action` from being submitted before hydration, which would reload the page and lose what was typed;
 * - presses the search's button for its shortcuts: Ctrl+K or Cmd+K, also while the search is open, and "/" outside text
 *   fields and dialogs. On some keyboards "/" needs Shift; Ctrl+Shift+K belongs to the browser.
 *
 * Its text depends only on the site's color modes, so one hash in a content security policy covers every page of every build;
 * the announcement's id is read from `html[data-announcement-id]`.
 */
export function inlineScript(colorMode: ColorModeRules): string {
  const read = (key: string) => `r(${JSON.stringify(key)})`
  const preferred = colorMode.respectSystem
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`
    : JSON.stringify(colorMode.default)
  const chosen = colorMode.switchable
    ? `new URLSearchParams(location.search).get("docusaurus-theme")||${read(storageKeys.theme)}`
    : "null"
  return [
    `(function(d){var h=d.documentElement,c=${JSON.stringify(themeColors)},p=location.pathname,n,i,m,t,b`,
    `function r(k){try{return localStorage.getItem(k)}catch(e){return null}}`,
    `function s(k,v){h.setAttribute(k,v)}`,
    `function q(){return h.getAttribute(${JSON.stringify(scriptAttribute)})===${JSON.stringify(readyValue)}}`,
    `s(${JSON.stringify(scriptAttribute)},"")`,
    `t=${chosen};if(t!=="light"&&t!=="dark")t=${preferred}`,
    `s(${JSON.stringify(themeAttribute)},t)`,
    `m=d.querySelector("meta[name=theme-color]")`,
    `if(!m){m=d.createElement("meta");m.setAttribute("name","theme-color");d.head.appendChild(m)}`,
    `m.setAttribute("content",c[t])`,
    `n=h.getAttribute(${JSON.stringify(announcementAttribute)})`,
    `i=${read(storageKeys.announcementId)}`,
    `if(i===${JSON.stringify(renamedAnnouncement.from)})i=${JSON.stringify(renamedAnnouncement.to)}`,
    `if(n&&i===n&&${read(storageKeys.announcementDismissed)}==="true")` +
      `s(${JSON.stringify(announcementDismissedAttribute)},"true")`,
    `i=${read(tabStorageKey(toolGroup))};if(${JSON.stringify(tools)}.indexOf(i)>=0)s(${JSON.stringify(toolAttribute)},i)`,
    `if(/[?&](${filterParameters.join("|")})=/.test(location.search))s(${JSON.stringify(pendingFilterAttribute)},"")`,
    `if(/[?&]${builderParameter}=/.test(location.search))s(${JSON.stringify(pendingBuilderAttribute)},"")`,
    `addEventListener("error",function(e){h.removeAttribute(${JSON.stringify(pendingFilterAttribute)});` +
      `h.removeAttribute(${JSON.stringify(pendingBuilderAttribute)});if(${scriptsFailed})` +
      `h.removeAttribute(${JSON.stringify(scriptAttribute)})},true)`,
    `function l(){var e=d.getElementById(${JSON.stringify(pageScriptsId)});if(e)e.replaceWith(e.content)}`,
    `function w(){if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",l);else l()}`,
    // Browsers that resist fingerprinting report no paint, so a timer is the fallback.
    `if(d.hidden)w();else{try{new PerformanceObserver(w).observe({type:"paint"})}catch(e){}` +
      `requestAnimationFrame(function(){setTimeout(w,${maxPaintDelay})})}`,
    // `isTrusted` excludes the synthetic event that the site itself dispatches.
    `addEventListener("popstate",function(e){if(e.isTrusted&&location.pathname!==p&&!q())location.reload()})`,
    `function k(n){if(b)b.removeAttribute(${JSON.stringify(pressedAttribute)});` +
      `b=n;b.setAttribute(${JSON.stringify(pressedAttribute)},"")}`,
    `addEventListener("click",function(e){n=e.target;` +
      `n=n.closest&&n.closest(${JSON.stringify(`${idleButton},${idleLink}`)});if(!n||q())return;` +
      `if(n.href){if(n===b||!h.hasAttribute(${JSON.stringify(scriptAttribute)})||` +
      `e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault()}k(n)},true)`,
    `addEventListener("input",function(e){if(!q())e.target.setAttribute(${JSON.stringify(changedAttribute)},"")},true)`,
    `addEventListener("submit",function(e){if(!q()&&!e.target.hasAttribute("action"))e.preventDefault()},true)`,
    // If a script failed, the search button is hidden, and keys have their default effect.
    `addEventListener("keydown",function(e){n=e.target;` +
      `if(e.isComposing||e.altKey||!(e.ctrlKey||e.metaKey?/^k$/i.test(e.key)&&!e.shiftKey:` +
      `e.key==="/"&&!(n.closest&&n.closest(${JSON.stringify(slashIgnored)}))))return;` +
      `n=d.querySelector(${JSON.stringify(`html[${scriptAttribute}] button[${searchButtonAttribute}]`)});` +
      `if(n){e.preventDefault();if(!e.repeat)q()?n.click():k(n)}})`,
    `if(/Mac|iPhone|iPad/.test(navigator.platform))s(${JSON.stringify(platformAttribute)},"mac")`,
    `})(document)`,
  ].join(";")
}
