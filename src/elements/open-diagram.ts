import Panzoom from "@panzoom/panzoom"

const step = 60
const largest = 6

/** Keys that move the diagram, with the direction of the movement. */
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/**
 * Shows the diagram of an element in a full-window dialog, where it can be moved and zoomed.
 * @param gone is aborted when the reader leaves the page
 */
export function openDiagram(around: HTMLElement, gone: AbortSignal): void {
  const { dialog, stage, drawing, buttons } = createDialog(around)
  document.body.append(dialog)
  dialog.showModal()

  const fit = () =>
    Math.min(
      (stage.clientWidth - 32) / drawing.clientWidth,
      (stage.clientHeight - 32) / drawing.clientHeight,
      largest / 2,
    )
  const start = fit()
  const view = Panzoom(drawing, {
    startScale: start,
    minScale: start / 2,
    maxScale: largest,
    step: 0.25,
    canvas: true,
  })
  const still = { animate: !window.matchMedia("(prefers-reduced-motion: reduce)").matches }
  const actions: Readonly<Record<string, () => void>> = {
    "+": () => view.zoomIn(still),
    "=": () => view.zoomIn(still),
    "-": () => view.zoomOut(still),
    "0": () => view.reset(still),
  }

  stage.addEventListener("wheel", (event) => view.zoomWithWheel(event), { passive: false })
  dialog.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    const action = move ? () => view.pan(...move, { relative: true, ...still }) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  buttons.larger.addEventListener("click", () => view.zoomIn(still))
  buttons.smaller.addEventListener("click", () => view.zoomOut(still))
  buttons.whole.addEventListener("click", () => view.reset(still))
  buttons.close.addEventListener("click", () => dialog.close())
  gone.addEventListener("abort", () => dialog.close(), { once: true })
  dialog.addEventListener("close", () => {
    view.destroy()
    dialog.remove()
  })
}

function createDialog(around: HTMLElement) {
  const dialog = document.createElement("dialog")
  dialog.className = "diagram-dialog"
  dialog.setAttribute("aria-label", "Diagram")
  const stage = document.createElement("div")
  stage.className = "diagram-stage"
  const drawing = document.createElement("div")
  drawing.className = "diagram"
  const frame = around.querySelector(".diagram")
  for (const name of ["role", "aria-label"]) drawing.setAttribute(name, frame?.getAttribute(name) ?? "")
  const shown = fittingDrawing(around)?.cloneNode(true)
  if (shown instanceof SVGElement) {
    shown.removeAttribute("class") // the class hides it at some window widths
    drawing.append(shown)
  }
  stage.append(drawing)
  const bar = document.createElement("div")
  bar.className = "diagram-bar"
  const buttons = {
    smaller: createButton("Smaller", "−"),
    whole: createButton("Whole diagram", "0"),
    larger: createButton("Larger", "+"),
    close: createButton("Close diagram", "✕"),
  }
  bar.append(...Object.values(buttons))
  dialog.append(bar, stage)
  return { dialog, stage, drawing, buttons }
}

/** The variant of the diagram whose proportions suit the window. */
function fittingDrawing(around: HTMLElement): SVGElement | null {
  const name = window.innerWidth >= window.innerHeight ? ".landscape" : ".portrait"
  return (
    around.querySelector<SVGElement>(`.diagram > ${name}`) ??
    around.querySelector<SVGElement>(".diagram > svg")
  )
}

function createButton(label: string, sign: string): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.setAttribute("aria-label", label)
  button.textContent = sign
  return button
}
