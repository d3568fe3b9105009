import { createButton } from "./create-button"

/** The dialog for the drawing in an element: not yet in the page, and without behavior. */
export function createDiagramDialog(around: HTMLElement) {
  const dialog = document.createElement("dialog")
  dialog.className = "diagram-dialog"
  dialog.setAttribute("aria-label", "Diagram")
  const stage = document.createElement("div")
  stage.className = "diagram-stage"
  const drawing = document.createElement("div")
  drawing.className = "diagram"
  const frame = around.querySelector(".diagram")
  for (const name of ["role", "aria-label", "data-wide"]) {
    const value = frame?.getAttribute(name) ?? null
    if (value !== null) drawing.setAttribute(name, value)
  }
  const shown = fittingDrawing(around)?.cloneNode(true)
  if (shown instanceof SVGElement) {
    shown.removeAttribute("class") // the class hides it at some window widths
    drawing.append(shown)
  }
  stage.append(drawing)
  const bar = document.createElement("div")
  bar.className = "diagram-bar"
  const buttons = {
    smaller: createButton("−", "Smaller"),
    whole: createButton("", "Whole diagram"),
    larger: createButton("+", "Larger"),
    close: createButton("✕", "Close diagram"),
  }
  buttons.whole.className = "diagram-whole"
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
