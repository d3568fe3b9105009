import { Children, isValidElement, type ReactNode, useId } from "react"
import { tabGroupName } from "../../shared/tab-groups"
import type { TabItemProps } from "./tab-item"

interface TabsProps {
  /** Groups of the same id switch together, and the choice is remembered. */
  groupId?: string
  /** Value of the tab that is chosen first; else the item marked `default`, else the first. */
  defaultValue?: string | null
  /** Labels and order of the tabs, where the items do not name them. */
  values?: readonly { value: string; label?: string }[]
  /** Name of the query parameter that chooses a tab; `true` uses the group's id. */
  queryString?: string | boolean
  children: ReactNode
}

/**
 * Tabs as the Markdown directive makes them, with the API of Docusaurus: every panel is in the HTML and readable
 * under its label, and the element makes tabs of them.
 */
export function Tabs({ groupId, defaultValue, values, queryString = false, children }: TabsProps) {
  const id = useId()
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props }) => props)
  const tabs = (values ?? items).flatMap(({ value, label }, index) => {
    const item = items.find((one) => one.value === value)
    if (!item) return []
    return [
      {
        ...item,
        label: label ?? item.label ?? value,
        tab: `${id}tab-${index}`,
        panel: `${id}panel-${index}`,
      },
    ]
  })
  const chosen =
    tabs.find(({ value }) => value === defaultValue) ?? tabs.find((tab) => tab.default) ?? tabs[0]
  const parameter = queryString === true ? groupId : queryString || undefined

  return (
    // its element may have chosen another tab before hydration
    <doc-tabs data-group={groupId} data-query={parameter} suppressHydrationWarning>
      <div role="tablist" aria-label={tabGroupName(groupId)}>
        {tabs.map(({ value, label, tab, panel }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tab}
            aria-controls={panel}
            aria-selected={value === chosen?.value}
            tabIndex={value === chosen?.value ? 0 : -1}
            data-value={value}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, tab, panel, children: content }) => (
        <section
          key={value}
          role="tabpanel"
          id={panel}
          aria-labelledby={tab}
          data-value={value}
          data-label={label}
          data-selected={value === chosen?.value ? "" : undefined}
          tabIndex={0}
          suppressHydrationWarning
        >
          <p className="tab-label">{label}</p>
          {content}
        </section>
      ))}
    </doc-tabs>
  )
}

export default Tabs
