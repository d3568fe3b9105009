import { readStorage, writeStorage } from "../../hooks/use-storage"
import { tabStorageKey } from "../../shared/storage-keys"
import { initialTab, nextTab } from "./tab-choice"

/** A set of tabs in the page. */
interface TabSet {
  element: HTMLElement
  group: string | undefined
  /** Name of the query parameter that chooses a tab. */
  query: string | undefined
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

let lastId = 0

/**
 * Makes sets of tabs work: keyboard, choices that are stored and shared by all sets of a group, deep links
 * (`?group=value`, and anchors inside hidden panels). Returns a function that takes everything away again.
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const sets = [...root.querySelectorAll<HTMLElement>(".tabs")].map(readSet)
  const parameters = new URLSearchParams(window.location.search)

  for (const set of sets) {
    connect(set)
    const values = set.tabs.map(valueOf)
    const built = set.panels.find((panel) => panel.hasAttribute("data-selected"))
    const address = set.query ? parameters.get(set.query) : null
    const stored = set.group ? readStorage(tabStorageKey(set.group)) : null
    show(set, initialTab(values, { address, stored, built: built && valueOf(built) }))
  }

  const choose = (set: TabSet, tab: HTMLElement) => {
    const before = tab.getBoundingClientRect().top
    const value = valueOf(tab)
    const followers = set.group ? sets.filter(({ group }) => group === set.group) : [set]
    for (const follower of followers) show(follower, value)
    remember(set, value)
    // other sets may have changed their height above this one: its place on the screen is kept
    window.scrollBy(0, tab.getBoundingClientRect().top - before)
  }
  const setOf = (event: Event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[role=tab]")
    const set = tab && sets.find(({ tabs }) => tabs.includes(tab))
    return set ? { set, tab } : undefined
  }
  const onClick = (event: MouseEvent) => {
    const chosen = setOf(event)
    if (chosen) choose(chosen.set, chosen.tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = setOf(event)
    if (!focused) return
    const { set, tab } = focused
    const rtl = getComputedStyle(set.element).direction === "rtl"
    const target = nextTab(event.key, set.tabs.indexOf(tab), set.tabs.length, rtl)
    if (target === undefined) return
    event.preventDefault()
    set.tabs[target]?.focus()
  }
  const onHash = () => openAnchor(sets)

  root.addEventListener("click", onClick)
  root.addEventListener("keydown", onKeyDown)
  window.addEventListener("hashchange", onHash)
  onHash()
  return () => {
    root.removeEventListener("click", onClick)
    root.removeEventListener("keydown", onKeyDown)
    window.removeEventListener("hashchange", onHash)
  }
}

function readSet(element: HTMLElement): TabSet {
  return {
    element,
    group: element.dataset.group || undefined,
    query: element.dataset.query || element.dataset.group || undefined,
    tabs: [...element.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")],
    panels: [...element.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]")],
  }
}

function valueOf(element: HTMLElement): string {
  return element.dataset.value ?? ""
}

/** Ties each tab to its panel for screen readers. */
function connect({ tabs, panels }: TabSet) {
  tabs.forEach((tab, index) => {
    const panel = panels[index]
    if (!panel) return
    lastId += 1
    tab.id ||= `tab-${lastId}`
    panel.id ||= `panel-${lastId}`
    tab.setAttribute("aria-controls", panel.id)
    panel.setAttribute("aria-labelledby", tab.id)
  })
}

/** Shows the panel of a value; a set without that value stays as it is. */
function show({ tabs, panels }: TabSet, value: string | undefined) {
  if (value === undefined || !tabs.some((tab) => valueOf(tab) === value)) return
  for (const tab of tabs) {
    const selected = valueOf(tab) === value
    tab.setAttribute("aria-selected", String(selected))
    tab.tabIndex = selected ? 0 : -1
    tab.classList.toggle("tabs__item--active", selected)
  }
  for (const panel of panels) panel.toggleAttribute("data-selected", valueOf(panel) === value)
}

function remember({ group, query }: TabSet, value: string) {
  if (group) writeStorage(tabStorageKey(group), value)
  if (!query) return
  const address = new URL(window.location.href)
  address.searchParams.set(query, value)
  window.history.replaceState(window.history.state, "", address)
}

/** Opens the panels around the address's anchor and goes there. */
function openAnchor(sets: readonly TabSet[]) {
  const id = window.location.hash.slice(1)
  const target = id === "" ? null : document.getElementById(decoded(id))
  if (!target) return
  const closed = sets.flatMap((set) =>
    set.panels
      .filter((panel) => panel.contains(target) && !panel.hasAttribute("data-selected"))
      .map((panel) => ({ set, panel })),
  )
  for (const { set, panel } of closed) show(set, valueOf(panel))
  if (closed.length > 0) target.scrollIntoView()
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id // written by hand, with a lone percent sign
  }
}
