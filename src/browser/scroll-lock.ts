/**
 * Milliseconds from the end of a lock until the page can scroll again, so that a swipe or a turn of the wheel that began over the
 * dialog does not move the page. `tests/e2e/README.md` lists the number.
 */
const endDelay = 300

const attribute = "data-scroll-locked"
let locks = 0

/** Prevents the page behind a dialog from scrolling. Returns a function that ends this lock; call it once. */
export function lockScroll(): () => void {
  locks += 1
  const root = document.documentElement
  // Only a scroll bar that takes room leaves a gap, which the style sheet keeps free.
  if (locks === 1) root.setAttribute(attribute, window.innerWidth > root.clientWidth ? "gutter" : "")
  return () => {
    setTimeout(() => {
      locks -= 1
      if (locks === 0) root.removeAttribute(attribute)
    }, endDelay)
  }
}
