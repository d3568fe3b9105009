import { revealTarget } from "../browser/reveal-target"

/** Number of frames without movement after which a target counts as at rest. */
const framesAtRest = 20

/** Maximum number of frames for which a page scrolls to a target: about two seconds. */
const maxFrames = 120

/** Request for the frame that scrolls to the target again; 0 if none is followed. */
let nextFrame = 0

/** Stops following the target of the last call of `follow`. */
export function stopFollowing(): void {
  cancelAnimationFrame(nextFrame)
  nextFrame = 0
}

/** Whether the page still scrolls to a target, because its place may change. */
export function isFollowing(): boolean {
  return nextFrame !== 0
}

/**
 * Scrolls to a target. A target in a hidden part of the page is revealed first: browsers do so only for fragments that they follow
 * themselves.
 */
export function showTarget(target: HTMLElement): void {
  revealTarget(target)
  follow(target, () => target.scrollIntoView())
}

/**
 * Scrolls to a target, and again when its place changes: content above it gets its height some frames later
 * (`content-visibility`). Ends when the target is at rest, or on input from the reader.
 */
export function follow(target: HTMLElement, scroll: () => void): void {
  stopFollowing()
  scroll()
  let top = distanceFromTop(target)
  let rest = 0
  let frames = 0
  const check = () => {
    const before = top
    top = distanceFromTop(target)
    rest = top === before ? rest + 1 : 0
    if (rest === 0) scroll()
    frames++
    nextFrame = rest < framesAtRest && frames < maxFrames ? requestAnimationFrame(check) : 0
  }
  nextFrame = requestAnimationFrame(check)
}

/** Distance of an element from the top of the page in pixels, wherever the page is scrolled to. */
function distanceFromTop(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY)
}
