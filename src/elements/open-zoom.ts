import { createButton } from "./create-button"
import { type Rect, zoomedRect } from "./zoomed-rect"

/** Pixels that the reader can scroll before the picture closes. */
const scrollLimit = 40
/** Milliseconds from then until it closes. */
const closeDelay = 150
/** Milliseconds of its animation. */
const moveTime = 150
/** Set on the picture in the page while its zoomed copy is shown. */
const zoomedAttribute = "data-zoomed"

/** Shows a picture over the page, as large as fits the window. Returns its dialog. */
export function openZoom(image: HTMLImageElement): HTMLDialogElement {
  const { dialog, copy } = createDialog(image)
  const start = window.scrollY
  const from = image.getBoundingClientRect()
  const scalable = /\.svg(?:[?#]|$)/.test(image.currentSrc || image.src)
  const rect = zoomedRect(
    { width: window.innerWidth, height: window.innerHeight },
    { ...naturalSize(image), scalable },
  )
  Object.assign(copy.style, pixels(rect))
  image.setAttribute(zoomedAttribute, "")

  const listening = new AbortController()
  const close = () => {
    if (listening.signal.aborted) return
    listening.abort()
    move(copy, rect, image.getBoundingClientRect(), "normal").addEventListener("finish", () => dialog.close())
  }
  const onScroll = () => {
    if (Math.abs(window.scrollY - start) > scrollLimit) window.setTimeout(close, closeDelay)
  }
  dialog.addEventListener("click", close)
  // close when the reader rotates the device or scrolls
  window.addEventListener("resize", close, { signal: listening.signal })
  window.addEventListener("scroll", onScroll, { passive: true, signal: listening.signal })
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener("close", () => {
    listening.abort()
    image.removeAttribute(zoomedAttribute)
    dialog.remove()
  })
  dialog.showModal()
  move(copy, rect, from, "reverse")
  return dialog
}

function createDialog(image: HTMLImageElement) {
  const dialog = document.createElement("dialog")
  dialog.className = "zoom-dialog"
  dialog.setAttribute("aria-label", "Zoomed image")
  const copy = image.cloneNode() as HTMLImageElement
  copy.removeAttribute("id")
  copy.removeAttribute("class")
  copy.removeAttribute("loading")
  copy.sizes = "100vw"
  dialog.append(copy, createButton("✕", "Close zoomed image"))
  document.body.append(dialog)
  return { dialog, copy }
}

/** Size of the picture's largest file, from its attributes and the browser. A picture that is still loading has its size in the page. */
function naturalSize(image: HTMLImageElement) {
  const widths = [...image.srcset.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width))
  const own = image.naturalWidth
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : { width: image.width || 1, height: image.height }
  const width = Math.max(...widths, own.width)
  return { width, height: (width * own.height) / own.width }
}

function pixels(rect: Rect) {
  return {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  }
}

/** Animates a picture from its zoomed position to its position in the page, or in reverse. */
function move(copy: HTMLElement, zoomed: Rect, page: Rect, direction: "normal" | "reverse"): Animation {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  const x = page.left - zoomed.left
  const y = page.top - zoomed.top
  const inPage = `translate(${x}px, ${y}px) scale(${page.width / zoomed.width}, ${page.height / zoomed.height})`
  copy.style.transformOrigin = "0 0"
  return copy.animate(
    { transform: ["none", inPage] },
    { duration: still ? 0 : moveTime, direction, easing: "ease-out" },
  )
}
