import GithubSlugger from "github-slugger"
import { tabGroupName } from "../../../shared/tab-groups"
import { element, isElement, textOf } from "../html/hast"
import { readDirective, type MakeDirective } from "./directive"
import { tabNames } from "./tab-names"

/**
 * Creates tabs. All panels are in the HTML and visible under their labels without JavaScript. The initially selected one has
 * `data-selected`.
 */
export const makeTabs: MakeDirective = ({ content, attribute }, nextId) => {
  const prefix = `tabs--${nextId()}`
  const group = attribute("group")
  const slugger = new GithubSlugger()
  const tabs = content.flatMap((child) => {
    const tab = isElement(child) ? readDirective(child) : undefined
    if (tab?.name !== "tab") return []
    const labelled = tab.label && textOf(element("span", {}, ...tab.label))
    const { label, value } = tabNames(tab.attribute("label") || labelled, tab.attribute("value"))
    const isDefault = tab.flag("default")
    return [{ label, value, isDefault, content: tab.content, child, id: `${prefix}-${slugger.slug(value)}` }]
  })
  const selected = tabs.find(({ isDefault }) => isDefault) ?? tabs[0]

  const buttons = tabs.map((tab) =>
    element(
      "button",
      {
        type: "button",
        role: "tab",
        id: tab.id,
        ariaControls: [`${tab.id}-panel`],
        ariaSelected: String(tab === selected),
        tabIndex: tab === selected ? 0 : -1,
        dataValue: tab.value,
      },
      tab.label,
    ),
  )
  const panels = tabs.map((tab) =>
    element(
      "section",
      {
        role: "tabpanel",
        id: `${tab.id}-panel`,
        ariaLabelledBy: [tab.id],
        dataValue: tab.value,
        dataLabel: tab.label,
        ...(tab === selected ? { dataSelected: "" } : {}),
        tabIndex: 0,
      },
      element("p", { className: ["tab-label"] }, tab.label),
      ...tab.content,
    ),
  )
  return [
    element(
      "doc-tabs",
      group ? { dataGroup: group } : {},
      element("div", { role: "tablist", ariaLabel: attribute("label") || tabGroupName(group) }, ...buttons),
      ...panels,
    ),
    ...content.filter((child) => !tabs.some((tab) => tab.child === child)),
  ]
}
