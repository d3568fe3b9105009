import { withPrefix } from "gatsby"
import { fetchJson } from "../../browser/fetch-json"
import { findTarget } from "../../browser/find-target"
import { ownValue } from "../../shared/own-value"
import { decodeFragment } from "../../shared/paths"
import { linkPreviewFile, type LinkPreview, type LinkPreviews } from "../../shared/link-previews"
import { cardPosition } from "./card-position"

/** Milliseconds that the pointer must rest on a link before its preview is shown. */
const hoverDelay = 200

/** Milliseconds within which the pointer can move from the link to the preview. */
const hideDelay = 150

/** No heading of a text gets an id that starts like this. */
const cardId = "__link-preview"

/** How a reader reached a link. */
type Arrival = "pointer" | "focus"

/** Shows previews of links, one at a time. */
export interface LinkPreviewCards {
  /** Shows the preview of a link that the pointer or the focus has come to. */
  open(link: HTMLAnchorElement, by: Arrival): void
  close(): void
}

/** Creates the previews. Each file of previews is fetched when the first preview in it is needed. */
export function createLinkPreviewCards(): LinkPreviewCards {
  const files = new Map<string, Promise<unknown>>()
  let shown: { link: HTMLAnchorElement; controller: AbortController } | undefined

  function close(): void {
    shown?.controller.abort()
    shown = undefined
  }

  async function previewOf({ origin, pathname, hash }: HTMLAnchorElement): Promise<LinkPreview | undefined> {
    if (origin !== window.location.origin || !pathname.startsWith(withPrefix("/"))) return undefined
    const file = linkPreviewFile(pathname.slice(withPrefix("/").length - 1))
    if (file === undefined) return undefined
    const previews = files.get(file) ?? fetchJson(withPrefix(file))
    files.set(file, previews)
    previews.catch(() => files.delete(file)) // the next link into the file tries again
    const anchor = decodeFragment(hash.slice(1))
    const known = (await previews) as LinkPreviews // written by the build in this shape
    return ownValue(known, anchor) ?? ownValue(known, anchor.split(".")[0] ?? "")
  }

  return {
    close,
    open(link, by) {
      if (shown?.link === link || isInsideTarget(link)) return
      close()
      const controller = new AbortController()
      const { signal } = controller
      shown = { link, controller }
      leaveWith(link, by, { signal, close })
      const show = async () => {
        const preview = await previewOf(link)
        if (preview && !signal.aborted) showCard(link, preview, signal)
      }
      const start = () => {
        // The reader may have left the link while the script was loading. Firefox matches `:hover` only after `pointerover`.
        if (!link.matches(by === "focus" ? ":focus" : ":hover")) close()
        else void show().catch(() => undefined) // without a preview, the link still works
      }
      const timer = window.setTimeout(start, by === "pointer" ? hoverDelay : 0)
      signal.addEventListener("abort", () => window.clearTimeout(timer))
    },
  }
}

/** Whether a link is inside its own target, as the anchor links of headings and entries are. */
function isInsideTarget(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && Boolean(findTarget(link.hash)?.contains(link))
}

interface Lifetime {
  signal: AbortSignal
  close(): void
}

/** Closes the preview when pointer or focus leave the link, when the reader follows it, or on Escape. */
function leaveWith(link: HTMLAnchorElement, by: Arrival, { signal, close }: Lifetime): void {
  let timer: number | undefined
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (link.contains(target) || cardOf()?.contains(target))
  const over = ({ target }: Event) => {
    window.clearTimeout(timer)
    if (!isInside(target) && document.activeElement !== link) timer = window.setTimeout(close, hideDelay)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close()
  }
  document.addEventListener("pointerover", over, { signal })
  document.addEventListener("keydown", onKey, { signal })
  document.addEventListener("pointerdown", ({ target }) => isInside(target) || close(), { signal })
  link.addEventListener("blur", close, { signal })
  link.addEventListener("click", close, { signal })
  window.addEventListener("resize", close, { signal })
  // Its position is fixed in the window. The browser scrolls to a link that gets the focus: that must not close its preview.
  const scrolled = () => {
    const card = cardOf()
    if (by === "pointer") close()
    else if (card) place(card, link)
  }
  window.addEventListener("scroll", scrolled, { signal, passive: true })
  signal.addEventListener("abort", () => window.clearTimeout(timer))
}

function cardOf(): HTMLElement | null {
  return document.getElementById(cardId)
}

function showCard(link: HTMLAnchorElement, preview: LinkPreview, signal: AbortSignal): void {
  const card = document.createElement("div")
  card.id = cardId
  card.className = "link-preview"
  card.setAttribute("role", "tooltip")
  card.append(...contentOf(preview))
  const landmark = document.querySelector("main") ?? document.body // so that screen readers reach it
  landmark.append(card)
  place(card, link)
  link.setAttribute("aria-describedby", cardId)
  signal.addEventListener("abort", () => {
    card.remove()
    link.removeAttribute("aria-describedby")
  })
}

function contentOf({ title, facts = [], text }: LinkPreview): HTMLElement[] {
  const part = (tag: string, content: string) => {
    const element = document.createElement(tag)
    element.textContent = content
    return element
  }
  const list = document.createElement("p")
  const [first, ...others] = facts
  if (first !== undefined) list.append(part("code", first))
  list.append(...others.map((fact) => ` · ${fact}`))
  return [
    part("strong", title),
    ...(facts.length === 0 ? [] : [list]),
    ...(text === "" ? [] : [part("p", text)]),
  ]
}

function place(card: HTMLElement, link: HTMLElement): void {
  const [first = link.getBoundingClientRect(), ...others] = link.getClientRects()
  const { clientWidth: width } = document.documentElement
  const box = card.getBoundingClientRect()
  const { left, top } = cardPosition([first, ...others], box, { width, height: window.innerHeight })
  card.style.left = `${left}px`
  card.style.top = `${top}px`
}
