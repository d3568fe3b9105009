import Panzoom, { type PanzoomObject } from "@panzoom/panzoom"
import { isPlainClick } from "../browser/plain-click"
import { lockScroll } from "../browser/scroll-lock"
import { createDiagramDialog } from "./diagram-dialog"
import { shiftIntoView } from "./shift-into-view"

/** Pixels that a key moves the drawing by. */
const step = 60
/** Maximum scale of the drawing. */
const largest = 6
/** Pixels around the whole drawing. */
const margin = 32
/** Minimum distance of a drag between press and release, in pixels; a shorter one is a click. */
const dragDistance = 5

/** Keys that move the diagram, with the direction of the movement. */
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/**
 * Shows the diagram of an element in a full-window dialog, where it can be moved and zoomed. When the window is turned, as
 * phones are to see more, it shows the whole diagram anew, in the variant for that window.
 * @param gone is aborted when the reader leaves the page
 */
export function openDiagram(around: HTMLElement, gone: AbortSignal): void {
  const { dialog, stage, drawing, buttons } = createDiagramDialog(around)
  around.append(dialog) // in the text, which follows links without a full load
  dialog.showModal()
  const unlock = lockScroll()

  const start = Math.min(
    (stage.clientWidth - margin) / drawing.clientWidth,
    (stage.clientHeight - margin) / drawing.clientHeight,
    largest / 2,
  )
  const view = Panzoom(drawing, {
    startScale: start,
    minScale: start / 2,
    maxScale: largest,
    step: 0.25,
    canvas: true,
  })
  const motion = { animate: !window.matchMedia("(prefers-reduced-motion: reduce)").matches }
  const actions: Readonly<Record<string, () => void>> = {
    "+": () => view.zoomIn(motion),
    "=": () => view.zoomIn(motion),
    "-": () => view.zoomOut(motion),
    "0": () => view.reset(motion),
  }

  stage.addEventListener("wheel", (event) => view.zoomWithWheel(event), { passive: false })
  dialog.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    const action = move ? () => pan(view, move, motion) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  buttons.larger.addEventListener("click", () => view.zoomIn(motion))
  buttons.smaller.addEventListener("click", () => view.zoomOut(motion))
  buttons.whole.addEventListener("click", () => view.reset(motion))
  buttons.close.addEventListener("click", () => dialog.close())
  listenToLinks(stage, view, () => dialog.close())

  const closed = new AbortController()
  const { signal } = closed
  gone.addEventListener("abort", () => dialog.close(), { signal })
  const turn = () => {
    dialog.close()
    openDiagram(around, gone)
  }
  window.matchMedia("(orientation: landscape)").addEventListener("change", turn, { signal, once: true })
  dialog.addEventListener("close", () => {
    closed.abort()
    view.destroy()
    dialog.remove()
    unlock()
  })
}

/** Moves the drawing by pixels of the window; the library takes pixels of the unscaled drawing. */
function pan(view: PanzoomObject, [x, y]: readonly [number, number], motion: { animate: boolean }): void {
  const scale = view.getScale()
  view.pan(x / scale, y / scale, { relative: true, ...motion })
}

/** Moves a focused link into view, and closes the dialog when a link is followed. */
function listenToLinks(stage: HTMLElement, view: PanzoomObject, close: () => void): void {
  let pressed = { x: 0, y: 0 }
  stage.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof SVGAElement) || !target.matches(":focus-visible")) return
    const shift = shiftIntoView(target.getBoundingClientRect(), stage.getBoundingClientRect())
    if (shift.some((distance) => distance !== 0)) pan(view, shift, { animate: false })
  })
  stage.addEventListener("dragstart", (event) => event.preventDefault()) // dragging a link moves the drawing instead
  stage.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }))
  stage.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("a")) return
    const isByPointer = event.detail > 0
    const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
    if (isByPointer && distance > dragDistance) event.preventDefault()
    else if (isPlainClick(event)) close()
  })
}
