import { findTarget } from "../browser/find-target"
import { isFirstVisit } from "../browser/first-visit"
import { listenToSamePageLinks } from "../browser/same-page-links"
import { readStorage, writeStorage } from "../browser/storage"
import { chooseTool, currentTool, onToolChange } from "../browser/tool"
import { revealEvent } from "../shared/reveal-event"
import { tabStorageKey } from "../shared/storage-keys"
import { isTool, toolGroup } from "../shared/tools"
import { DocElement } from "./doc-element"
import { initialTab, nextTab } from "./tab-choice"

/**
 * A set of tabs: keyboard, choices that are stored and shared by all sets of a group, deep links (`?group=value`, and
 * anchors inside hidden panels). It is defined in the page's head, so that the first paint shows the stored tab.
 */
export class DocTabs extends DocElement {
  protected connect(signal: AbortSignal): void {
    this.#choose()
    if (document.readyState === "loading") this.#followParser(signal)
    else this.#openAnchor(window.location.hash)

    const options = { signal }
    this.addEventListener("click", ({ target }) => this.#onClick(this.#tabAt(target)), options)
    this.addEventListener("keydown", (event) => this.#onKey(event), options)
    this.addEventListener(revealEvent, ({ target }) => this.#open(target), options)
    window.addEventListener("hashchange", () => this.#scrollToAnchor(), options)
    window.addEventListener(
      "popstate",
      () => {
        this.#openQuery(window.location.search)
        this.#openAnchor(window.location.hash)
      },
      options,
    )
    // a link within this page opens the panels of its target before the browser scrolls
    const stopLinks = listenToSamePageLinks(({ search, hash }) => {
      if (search !== window.location.search) this.#openQuery(search)
      this.#openAnchor(hash)
    })
    const stopTool = this.#group === toolGroup ? onToolChange(() => this.#followTool()) : () => undefined
    signal.addEventListener("abort", () => {
      stopLinks()
      stopTool()
    })
  }

  /** Shows the panel of a value; a set without that value stays as it is. */
  show(value: string | null | undefined): void {
    const tabs = this.#tabs
    if (!tabs.some((tab) => valueOf(tab) === value)) return
    for (const tab of tabs) {
      const selected = valueOf(tab) === value
      tab.setAttribute("aria-selected", String(selected))
      tab.tabIndex = selected ? 0 : -1
      tab.classList.toggle("tabs__item--active", selected)
    }
    for (const panel of this.#panels) panel.toggleAttribute("data-selected", valueOf(panel) === value)
  }

  get #group(): string | undefined {
    return this.dataset.group
  }

  /** Name of the query parameter that chooses a tab. */
  get #query(): string | undefined {
    return this.dataset.query ?? this.dataset.group
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")]
  }

  get #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]")]
  }

  /** Shows the tab that the address asks for, else the stored one, else the one that the page was built with. */
  #choose() {
    const address = this.#query ? new URLSearchParams(window.location.search).get(this.#query) : null
    const stored = this.#group ? readStorage(tabStorageKey(this.#group)) : null
    const built = this.#panels.find(isShown)
    this.show(initialTab(this.#tabs.map(valueOf), { address, stored, built: built && valueOf(built) }))
  }

  /** Chooses whenever the parser has added a part, which is before that part is painted. */
  #followParser(signal: AbortSignal) {
    const observer = new MutationObserver(() => this.#choose())
    observer.observe(this, { childList: true })
    signal.addEventListener("abort", () => observer.disconnect())
    const onParsed = () => {
      observer.disconnect()
      this.#choose()
      if (isFirstVisit()) this.#scrollToAnchor()
      else this.#openAnchor(window.location.hash)
    }
    document.addEventListener("DOMContentLoaded", onParsed, { signal, once: true })
  }

  /** The tab of this set, not of one within it, that an event is about. */
  #tabAt(target: EventTarget | null): HTMLElement | undefined {
    return this.#tabs.find((tab) => target instanceof Node && tab.contains(target))
  }

  #onClick(tab: HTMLElement | undefined) {
    if (!tab) return
    const before = tab.getBoundingClientRect().top
    this.#showInGroup(valueOf(tab))
    this.#remember(valueOf(tab))
    // sets above this one may have changed their height; the tab keeps its place on the screen
    window.scrollBy(0, tab.getBoundingClientRect().top - before)
  }

  #onKey(event: KeyboardEvent) {
    const tab = this.#tabAt(event.target)
    if (!tab) return
    const tabs = this.#tabs
    const rtl = getComputedStyle(this).direction === "rtl"
    const next = nextTab(event.key, tabs.indexOf(tab), tabs.length, rtl)
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
  }

  #showInGroup(value: string) {
    for (const set of document.querySelectorAll<DocTabs>("doc-tabs"))
      if (set === this || (this.#group && set.#group === this.#group)) set.show(value)
  }

  #remember(value: string) {
    if (this.#group === toolGroup && isTool(value)) chooseTool(value)
    else if (this.#group) writeStorage(tabStorageKey(this.#group), value)
    if (this.#query) setParameter(this.#query, value)
  }

  /** Follows a choice that was made elsewhere; an address that names a tab stays true. */
  #followTool() {
    const tool = currentTool()
    this.show(tool)
    const isNamed = this.#query && new URLSearchParams(window.location.search).has(this.#query)
    if (this.#query && isNamed && tool) setParameter(this.#query, tool)
  }

  #openQuery(search: string) {
    if (this.#query) this.show(new URLSearchParams(search).get(this.#query))
  }

  #scrollToAnchor() {
    this.#openAnchor(window.location.hash)?.scrollIntoView()
  }

  /** Opens the panel around an anchor; returns the anchor's element if it was hidden. */
  #openAnchor(hash: string): Element | undefined {
    const target = findTarget(hash)
    return target && this.#open(target) ? target : undefined
  }

  /** Opens the panel around an element without storing that as a choice. Returns whether it was closed. */
  #open(element: EventTarget | null): boolean {
    const panel = this.#panels.find((one) => element instanceof Node && one.contains(element))
    if (!panel || isShown(panel)) return false
    this.#showInGroup(valueOf(panel))
    return true
  }
}

/** The choice that a tab or a panel stands for. */
function valueOf(element: HTMLElement): string {
  return element.dataset.value ?? ""
}

function isShown(panel: HTMLElement): boolean {
  return panel.hasAttribute("data-selected")
}

function setParameter(name: string, value: string) {
  const address = new URL(window.location.href)
  address.searchParams.set(name, value)
  window.history.replaceState(window.history.state, "", address)
}
