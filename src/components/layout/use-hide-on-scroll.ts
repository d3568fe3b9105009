import { type RefObject, useEffect } from "react"
import { findTarget } from "../../browser/find-target"

/** Attribute of `html`: "hidden" while the header is hidden. */
const headerAttribute = "data-header"

/** Whether the header is shown, and the values that the next scroll event is compared with. */
export interface HeaderState {
  visible: boolean
  /** Scroll position at the last event. */
  previous: number
  /** Set by a jump to an anchor, whose scroll event is not the reader's and must be ignored. */
  jumped: boolean
}

/** The measurements of a scroll event, in pixels, that decide the next state. */
interface Scroll {
  position: number
  barHeight: number
  windowHeight: number
  documentHeight: number
  /** Whether the keyboard focus is in the header, which must stay visible then. */
  focused: boolean
}

/** Hides the header when scrolling down, and shows it when scrolling up or near the top. */
export function nextHeader(state: HeaderState, scroll: Scroll): HeaderState {
  const { position, barHeight, windowHeight, documentHeight, focused } = scroll
  if (position < barHeight || focused) return { ...state, previous: position, visible: true }
  const next = { ...state, previous: position, jumped: false }
  if (state.jumped) return next
  if (state.previous > 0 && position >= state.previous) return { ...next, visible: false }
  // an overscroll bounce at the end of the page must not show the header
  if (position + windowHeight < documentHeight - barHeight) return { ...next, visible: true }
  return next
}

/**
 * Sets `html[data-header]` while the reader scrolls. After a navigation, the header is shown at the top of the page and hidden at
 * a restored position.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const root = document.documentElement
    let state: HeaderState = { visible: true, previous: 0, jumped: false }

    const show = (next: HeaderState) => {
      state = next
      if (state.visible) root.removeAttribute(headerAttribute)
      else root.setAttribute(headerAttribute, "hidden")
    }
    const onScroll = () =>
      show(
        nextHeader(state, {
          position: window.scrollY,
          barHeight: header.current?.offsetHeight ?? 0,
          windowHeight: window.innerHeight,
          documentHeight: root.scrollHeight,
          focused: Boolean(header.current?.querySelector(":focus-visible")),
        }),
      )
    const onNavigate = () => {
      const jumped = findTarget(window.location.hash) !== null
      show({ ...state, visible: !jumped, jumped })
    }
    const onFocus = () => show({ ...state, visible: true })

    const bar = header.current
    onNavigate()
    // in the next frame, so that reading the scroll position forces no extra layout
    const frame = requestAnimationFrame(() => {
      state = { ...state, previous: window.scrollY }
      onScroll()
    })
    window.addEventListener("scroll", onScroll, { passive: true })
    window.addEventListener("hashchange", onNavigate)
    bar?.addEventListener("focusin", onFocus)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener("scroll", onScroll)
      window.removeEventListener("hashchange", onNavigate)
      bar?.removeEventListener("focusin", onFocus)
    }
  }, [header, path])
}
