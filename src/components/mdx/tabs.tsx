import { Children, isValidElement, type ReactNode, useId } from "react"
import { tabGroupName } from "../../shared/tab-groups"
import type { TabItemProps } from "./tab-item"

interface TabsProps {
  /** Groups with the same id switch together, and the choice is stored. */
  groupId?: string
  /** Value of the initially selected tab; fallback: the item marked `default`, then the first item. */
  defaultValue?: string | null
  /** Labels and order of the tabs, if the items do not define them. */
  values?: readonly { value: string; label?: string }[]
  /** Name of the query parameter that selects a tab; `true` uses the group's id. */
  queryString?: string | boolean
  children: ReactNode
}

/**
 * Tabs with the same HTML as the Markdown directive and the API of Docusaurus. All panels are in the HTML, readable under
 * their labels; the custom element turns them into tabs.
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
    // the custom element may have selected another tab before hydration
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
