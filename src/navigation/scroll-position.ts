import { afterPaint } from "../browser/after-paint"
import { isFirstVisit } from "../browser/first-visit"
import { findTarget } from "../browser/find-target"
import { focusElement } from "../browser/focus"
import { inputEvents } from "../browser/reader-input"
import { entryKey, updateTargetElement } from "./history-entry"
import { nextScroll, type ScrollLocation } from "./next-scroll"
import { openStates, restoreStates } from "./open-parts"
import { currentPlace, scrollToPlace } from "./page-place"
import { type PageView, readView, saveView, storeViews } from "./page-views"
import { isFollowing, showTarget, stopFollowing } from "./show-target"

/** Path of the page that is shown, and the key of its history entry. */
let shown: { path?: string; key?: string | undefined } = {}

/** The view that has been restored; `undefined` if there is none, or the reader has used the page since. */
let restored: PageView | undefined

/** Key of the history entry whose target `followEntry` has shown; "" if it has shown none for the current entry. */
let followed = ""

/** Call it while the page that the reader leaves is still shown: saves what its scroll position depends on. */
export function saveOpen(): void {
  // After a link to a heading, which the browser follows, the window is not at the position of the entry that the reader leaves.
  const isAtPosition = window.scrollY === readView(shown.key).position
  const place = isAtPosition ? currentPlace() : undefined
  // Before the restored place is at rest, what is in the window is not yet what the reader left.
  saveView(shown.key, { open: openStates(), place: isFollowing() && restored ? restored.place : place })
}

/**
 * Scrolls after a navigation. A fragment without a target scrolls to the top. What was open at the entry is opened first, and takes
 * precedence over the fragment, as its position does: the reader left it so after the fragment had been followed.
 */
export function scrollAfter(previous: ScrollLocation | undefined, next: ScrollLocation): void {
  shown = { path: next.pathname, key: next.key }
  if (next.key === followed) return
  const view = readView(next.key)
  const position = nextScroll(previous, next, view.position)
  if (position === "stay") return
  restoreStates(view.open)
  restored = position === view.position ? view : undefined
  stopFollowing()
  const target = position === "target" ? findTarget(next.hash) : null
  if (!target) {
    scrollToPlace(restored?.position ?? 0, restored?.place)
    return
  }
  // The reader may be at another entry by now.
  if (window.location.hash === next.hash) updateTargetElement()
  showTarget(target)
}

/** Restores the view again after back, forward or a reload, once the content of the page has been loaded. */
export function restorePosition(): void {
  if (restored?.position === undefined) return
  restoreStates(restored.open)
  scrollToPlace(restored.position, restored.place)
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

/** Stores how the reader left each entry, for the next document. */
function store(): void {
  saveOpen()
  storeViews()
}

/**
 * Lets this module restore the scroll position after back and forward: the browser would scroll the old page while the
 * next one is loading. When the reader leaves the document, the browser takes over again, because it can restore the
 * position before any script runs.
 */
export function controlScrolling(): void {
  // Safari restores the position after `load` and `pageshow`, and does not if a script has taken over by then.
  const takeOver = () =>
    afterPaint(() => {
      window.history.scrollRestoration = "manual"
      restorePosition()
    })
  if (!isFirstVisit()) restored = readView(entryKey())
  if (document.readyState === "complete") takeOver()
  else window.addEventListener("load", takeOver)
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto"
    store()
  })
  // Phones discard a page in the background without another event.
  document.addEventListener("visibilitychange", () => document.hidden && store())
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
    restored = undefined
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
  const view = readView(key)
  restoreStates(view.open)
  if (view.position !== undefined) {
    restored = view
    stopFollowing()
    scrollToPlace(view.position, view.place)
    return
  }
  const target = findTarget(window.location.hash)
  if (!target) return
  followed = key ?? ""
  restored = undefined
  showTarget(target)
}
