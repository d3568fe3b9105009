import { listenToSamePageLinks } from "../../browser/same-page-links"
import { readStorage, writeStorage } from "../../browser/storage"
import { chooseTool, currentTool, onToolChange } from "../../browser/tool"
import { findTarget, scrollAgain } from "../../navigation/scroll-position"
import { revealEvent } from "../../shared/reveal-event"
import { tabStorageKey } from "../../shared/storage-keys"
import { isTool, toolGroup } from "../../shared/tools"
import { initialTab, nextTab } from "./tab-choice"
import { isShown, readSet, show, showInGroup, type TabSet, valueOf } from "./tab-set"

/**
 * Makes sets of tabs work: keyboard, choices that are stored and shared by all sets of a group, deep links
 * (`?group=value`, and anchors inside hidden panels). Returns a function that removes the behavior.
 */
export function enhanceTabs(root: HTMLElement): () => void {
  const sets = [...root.querySelectorAll<HTMLElement>(".tabs")].map(readSet)
  const parameters = new URLSearchParams(window.location.search)

  for (const set of sets) {
    const built = set.panels.find(isShown)
    const address = set.query ? parameters.get(set.query) : null
    const stored = set.group ? readStorage(tabStorageKey(set.group)) : null
    show(set, initialTab(set.tabs.map(valueOf), { address, stored, built: built && valueOf(built) }))
    set.element.setAttribute("data-ready", "") // ends the styles of the script in the head
  }

  const setOf = (event: Event) => {
    const tab = (event.target as Element).closest<HTMLElement>("[role=tab]")
    const set = tab && sets.find(({ tabs }) => tabs.includes(tab))
    return set ? { set, tab } : undefined
  }
  const onClick = (event: MouseEvent) => {
    const chosen = setOf(event)
    if (!chosen) return
    const { set, tab } = chosen
    const before = tab.getBoundingClientRect().top
    showInGroup(sets, set, valueOf(tab))
    remember(set, valueOf(tab))
    // sets above this one may have changed their height; the tab keeps its place on the screen
    window.scrollBy(0, tab.getBoundingClientRect().top - before)
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
  const onReveal = ({ target }: Event) => {
    if (target instanceof Element) openPanels(sets, target)
  }
  const onHash = () => openAnchor(sets, window.location.hash)?.scrollIntoView()
  // a link within this page opens the panels of its target before the browser scrolls
  const stopLinks = listenToSamePageLinks((link) => {
    if (link.search !== window.location.search) openQuery(sets, link.search)
    openAnchor(sets, link.hash)
  })
  const onTraversal = () => {
    openQuery(sets, window.location.search)
    openAnchor(sets, window.location.hash)
  }

  const stopFollowing = onToolChange(() => {
    const followers = sets.filter(({ group }) => group === toolGroup)
    for (const set of followers) {
      show(set, currentTool())
      rewriteQuery(set, currentTool())
    }
  })

  root.addEventListener("click", onClick)
  root.addEventListener("keydown", onKeyDown)
  root.addEventListener(revealEvent, onReveal)
  window.addEventListener("popstate", onTraversal)
  window.addEventListener("hashchange", onHash)
  if (openAnchor(sets, window.location.hash)) scrollAgain()
  return () => {
    root.removeEventListener("click", onClick)
    root.removeEventListener("keydown", onKeyDown)
    root.removeEventListener(revealEvent, onReveal)
    stopFollowing()
    stopLinks()
    window.removeEventListener("popstate", onTraversal)
    window.removeEventListener("hashchange", onHash)
  }
}

function remember({ group, query }: TabSet, value: string) {
  if (group === toolGroup && isTool(value)) chooseTool(value)
  else if (group) writeStorage(tabStorageKey(group), value)
  if (!query) return
  const address = new URL(window.location.href)
  address.searchParams.set(query, value)
  window.history.replaceState(window.history.state, "", address)
}

/** Keeps an address that names a tab true when the choice was made elsewhere. */
function rewriteQuery({ query }: TabSet, value: string | undefined) {
  const address = new URL(window.location.href)
  if (!query || value === undefined || !address.searchParams.has(query)) return
  address.searchParams.set(query, value)
  window.history.replaceState(window.history.state, "", address)
}

/** Shows the tabs that a query names. */
function openQuery(sets: readonly TabSet[], search: string) {
  const parameters = new URLSearchParams(search)
  for (const set of sets) if (set.query) show(set, parameters.get(set.query))
}

/** Opens the panels around an anchor. Returns the anchor's element if it was hidden. */
function openAnchor(sets: readonly TabSet[], hash: string): Element | undefined {
  const target = findTarget(hash)
  return target && openPanels(sets, target) ? target : undefined
}

/** Opens the panels around an element without storing that as a choice. Returns whether any was closed. */
function openPanels(sets: readonly TabSet[], element: Element): boolean {
  const closed = sets.flatMap((set) =>
    set.panels
      .filter((panel) => panel.contains(element) && !isShown(panel))
      .map((panel) => ({ set, value: valueOf(panel) })),
  )
  for (const { set, value } of closed) showInGroup(sets, set, value)
  return closed.length > 0
}
