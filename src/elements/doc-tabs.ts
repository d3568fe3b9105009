import { findTarget } from "../browser/find-target"
import { isFirstVisit } from "../browser/first-visit"
import { type PageEntries, pageEntries } from "../browser/page-entries"
import { isPlainClick } from "../browser/plain-click"
import { listenToSamePageLinks } from "../browser/same-page-links"
import { listenToStorage, readStorage, writeStorage } from "../browser/storage"
import { chooseTool, currentTool, onToolChange } from "../browser/tool"
import { revealEvent } from "../shared/reveal-event"
import { tabStorageKey } from "../shared/storage-keys"
import { isTool, toolGroup } from "../shared/tools"
import { DocElement } from "./doc-element"
import { initialTab, nextTab } from "./tab-choice"

/**
 * A set of tabs with keyboard support, a choice that is stored and shared by all sets of a group, and deep links
 * (`?group=value`, and anchors inside hidden panels). It is defined in the page's head, so that the first paint shows the
 * stored tab.
 */
export class DocTabs extends DocElement {
  #entries: PageEntries | undefined

  protected connect(signal: AbortSignal): void {
    this.#choose()
    if (document.readyState === "loading") this.#followParser(signal)
    else this.#openAnchor(window.location.hash)

    const options = { signal }
    this.addEventListener("click", ({ target }) => this.#onClick(this.#tabAt(target)), options)
    this.addEventListener("keydown", (event) => this.#onKey(event), options)
    this.addEventListener(revealEvent, ({ target }) => this.#open(target), options)
    const entries = pageEntries(signal)
    this.#entries = entries
    entries.listen("hashchange", () => this.#scrollToAnchor())
    entries.listen("popstate", () => {
      this.#openQuery(window.location.search)
      this.#openAnchor(window.location.hash)
    })
    // a link within this page opens the panels of its target before the browser scrolls
    listenToSamePageLinks(({ search, hash }) => {
      if (search !== window.location.search) this.#openQuery(search)
      this.#openAnchor(hash)
    }, signal)
    const stopFollowing = this.#followGroup()
    if (stopFollowing) signal.addEventListener("abort", stopFollowing)
  }

  /** Shows the panel of a value. Does nothing if the set has no such value. */
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

  /** Value of the panel that is shown. */
  get open(): string | undefined {
    const panel = this.#panels.find(isShown)
    return panel && valueOf(panel)
  }

  set open(value: string | undefined) {
    this.show(value)
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

  /** Shows the tab that the address names, else the stored one, else the one that the build selected. */
  #choose() {
    const address = this.#query ? new URLSearchParams(window.location.search).get(this.#query) : null
    const stored = this.#group ? readStorage(tabStorageKey(this.#group)) : null
    this.show(initialTab(this.#tabs.map(valueOf), { address, stored, built: this.open }))
  }

  /** Selects the tab again whenever the parser adds a child, which is before that child is painted. */
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

  /** The tab at an event's target; ignores tabs of nested sets. */
  #tabAt(target: EventTarget | null): HTMLElement | undefined {
    return this.#tabs.find((tab) => target instanceof Node && tab.contains(target))
  }

  #onClick(tab: HTMLElement | undefined) {
    if (!tab) return
    const before = tab.getBoundingClientRect().top
    this.#showInGroup(valueOf(tab))
    this.#remember(valueOf(tab))
    // sets above this one may have changed their height: keep the tab's position in the window
    window.scrollBy(0, tab.getBoundingClientRect().top - before)
  }

  #onKey(event: KeyboardEvent) {
    const tab = this.#tabAt(event.target)
    if (!tab || !isPlainClick(event)) return // with a modifier it is a shortcut of the browser
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
    if (this.#query) this.#setParameter(this.#query, value)
  }

  /** Follows the choice for the group that is made elsewhere, also in another browser tab. Returns a function that ends this. */
  #followGroup(): (() => void) | undefined {
    const group = this.#group
    if (group === undefined) return undefined
    if (group === toolGroup) return onToolChange(() => this.#follow(currentTool()))
    return listenToStorage(tabStorageKey(group), (value) => this.#follow(value))
  }

  /** Applies a choice, and updates the address if it names a tab. */
  #follow(value: string | null | undefined) {
    this.show(value)
    const isNamed = this.#query && new URLSearchParams(window.location.search).has(this.#query)
    if (this.#query && isNamed && value) this.#setParameter(this.#query, value)
  }

  #setParameter(name: string, value: string) {
    const parameters = new URLSearchParams(window.location.search)
    parameters.set(name, value)
    this.#entries?.replaceQuery(`?${parameters}`)
  }

  #openQuery(search: string) {
    if (this.#query) this.show(new URLSearchParams(search).get(this.#query))
  }

  #scrollToAnchor() {
    this.#openAnchor(window.location.hash)?.scrollIntoView()
  }

  /** Opens the panel that contains an anchor. Returns the anchor's element if it was hidden. */
  #openAnchor(hash: string): Element | undefined {
    const target = findTarget(hash)
    return target && this.#open(target) ? target : undefined
  }

  /** Opens the panel that contains an element, without storing it as a choice. Returns whether it was hidden. */
  #open(element: EventTarget | null): boolean {
    const panel = this.#panels.find((one) => element instanceof Node && one.contains(element))
    if (!panel || isShown(panel)) return false
    this.#showInGroup(valueOf(panel))
    return true
  }
}

/** The value of a tab or a panel. */
function valueOf(element: HTMLElement): string {
  return element.dataset.value ?? ""
}

function isShown(panel: HTMLElement): boolean {
  return panel.hasAttribute("data-selected")
}
