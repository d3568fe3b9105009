import { afterPaint } from "../browser/after-paint"
import { findTarget } from "../browser/find-target"
import { focusElement } from "../browser/focus"
import { inputEvents } from "../browser/reader-input"
import { entryKey, updateTargetElement } from "./history-entry"
import { nextScroll, type ScrollLocation } from "./next-scroll"
import { openStates, restoreStates } from "./open-parts"
import { readView, saveView, storeViews } from "./page-views"
import { showTarget, stopFollowing } from "./show-target"

/** Path of the page that is shown, and the key of its history entry. */
let shown: { path?: string; key?: string | undefined } = {}

/** Position in pixels that the last navigation restored; 0 if it restored none, or the reader has used the page since. */
let restored = 0

/** Key of the history entry whose target `followEntry` has shown; "" if it has shown none for the current entry. */
let followed = ""

/** Call it while the page that the reader leaves is still shown: saves what is open, on which its scroll position depends. */
export function saveOpen(): void {
  saveView(shown.key, { open: openStates() })
}

/**
 * Scrolls after a navigation. A fragment without a target scrolls to the top. What was open at the entry is opened first, and takes
 * precedence over the fragment, as its position does: the reader left it so after the fragment had been followed.
 */
export function scrollAfter(previous: ScrollLocation | undefined, next: ScrollLocation): void {
  shown = { path: next.pathname, key: next.key }
  if (next.key === followed) return
  const { position: saved, open } = readView(next.key)
  const position = nextScroll(previous, next, saved)
  if (position === "stay") return
  restoreStates(open)
  restored = position === "target" ? 0 : position
  stopFollowing()
  const target = position === "target" ? findTarget(next.hash) : null
  if (!target) {
    window.scrollTo(0, restored)
    return
  }
  // The reader may be at another entry by now.
  if (window.location.hash === next.hash) updateTargetElement()
  showTarget(target)
}

/** Restores the scroll position again after back or forward, once the content of the page has been loaded. */
export function restorePosition(): void {
  if (restored > 0) window.scrollTo(0, restored)
}

/**
 * Call it when a page is shown. Moves the focus to the target of a link. Without a target, Gatsby focuses the wrapper of
 * another page, so that the next Tab reaches the skip link. Gatsby does not scroll when a fragment has no target, so this
 * function does.
 */
export function finishScroll(previous: ScrollLocation | null, next: ScrollLocation): void {
  shown = { path: next.pathname, key: previous ? next.key : entryKey() } // the reader may be at another entry by now
  if (!previous) saveView(shown.key, { position: window.scrollY }) // the reader may have scrolled before scripts ran
  if (!previous || next.hash === "") return
  const target = findTarget(next.hash)
  if (!target) return scrollAfter(previous, next)
  if (next.action !== "PUSH") return
  // Gatsby moves the focus after the page has been rendered, and a dialog that closes returns it in the next frame.
  afterPaint(() => focusElement(target))
}

/**
 * Lets this module restore the scroll position after back and forward: the browser would scroll the old page while the
 * next one is loading. When the reader leaves the document, the browser takes over again, because it can restore the
 * position before any script runs.
 */
export function controlScrolling(): void {
  // Safari restores the position after `load` and `pageshow`, and does not if a script has taken over by then.
  const takeOver = () => afterPaint(() => void (window.history.scrollRestoration = "manual"))
  if (document.readyState === "complete") takeOver()
  else window.addEventListener("load", takeOver)
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto"
    saveOpen()
    storeViews()
  })
  window.addEventListener("popstate", followEntry)
  window.addEventListener(
    "scroll",
    () => {
      // After back or forward, the current entry's page may not be shown yet.
      if (entryKey() === shown.key) saveView(shown.key, { position: window.scrollY })
    },
    { passive: true },
  )
  const letReaderScroll = () => {
    stopFollowing()
    restored = 0
  }
  for (const type of inputEvents)
    window.addEventListener(type, letReaderScroll, { capture: true, passive: true })
  window.addEventListener("pageshow", ({ persisted }) => persisted && takeOver())
}

/**
 * Scrolls at once if the current entry belongs to the page that is shown: the router does not render when the reader returns
 * before it has rendered. An entry without a position is new: the browser has scrolled to its target, and that position is saved
 * before the router renders, so the router's navigation must not restore it.
 */
function followEntry(): void {
  const key = entryKey()
  followed = ""
  if (key === shown.key || window.location.pathname !== shown.path) return
  saveOpen()
  shown.key = key
  const { position, open } = readView(key)
  restoreStates(open)
  if (position !== undefined) {
    stopFollowing()
    window.scrollTo(0, position)
    return
  }
  const target = findTarget(window.location.hash)
  if (!target) return
  followed = key ?? ""
  restored = 0
  showTarget(target)
}
