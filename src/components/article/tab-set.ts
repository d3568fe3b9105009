/** A set of tabs in the page. */
export interface TabSet {
  element: HTMLElement
  group: string | undefined
  /** Name of the query parameter that chooses a tab. */
  query: string | undefined
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

let lastId = 0

/** Reads a set from the page, and ties each tab to its panel for screen readers. */
export function readSet(element: HTMLElement): TabSet {
  const set = {
    element,
    group: element.dataset.group || undefined,
    query: element.dataset.query || element.dataset.group || undefined,
    tabs: [...element.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")],
    panels: [...element.querySelectorAll<HTMLElement>(":scope > [role=tabpanel]")],
  }
  set.tabs.forEach((tab, index) => {
    const panel = set.panels[index]
    if (!panel) return
    lastId += 1
    tab.id ||= `tab-${lastId}`
    panel.id ||= `panel-${lastId}`
    tab.setAttribute("aria-controls", panel.id)
    panel.setAttribute("aria-labelledby", tab.id)
  })
  return set
}

/** The choice that a tab or a panel stands for. */
export function valueOf(element: HTMLElement): string {
  return element.dataset.value ?? ""
}

export function isShown(panel: HTMLElement): boolean {
  return panel.hasAttribute("data-selected")
}

/** Shows the panel of a value; a set without that value stays as it is. */
export function show({ tabs, panels }: TabSet, value: string | null | undefined): void {
  if (!tabs.some((tab) => valueOf(tab) === value)) return
  for (const tab of tabs) {
    const selected = valueOf(tab) === value
    tab.setAttribute("aria-selected", String(selected))
    tab.tabIndex = selected ? 0 : -1
    tab.classList.toggle("tabs__item--active", selected)
  }
  for (const panel of panels) panel.toggleAttribute("data-selected", valueOf(panel) === value)
}

/** Shows a value in a set and in all others of its group. */
export function showInGroup(sets: readonly TabSet[], set: TabSet, value: string): void {
  const followers = set.group ? sets.filter(({ group }) => group === set.group) : [set]
  for (const follower of followers) show(follower, value)
}
