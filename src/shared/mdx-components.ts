/** What writers may use in MDX without importing it. */
export const mdxComponentNames = [
  "Admonition",
  "Card",
  "CardGroup",
  "CardList",
  "CourseCard",
  "CourseCards",
  "Details",
  "TabItem",
  "Tabs",
  "ToolCard",
  "ToolCards",
] as const

export type MdxComponentName = (typeof mdxComponentNames)[number]

/** What `@theme/…` of Docusaurus stands for here, by the name of the file below `src/components/mdx`. */
export const themeModules = {
  "@theme/Tabs": "tabs.tsx",
  "@theme/TabItem": "tab-item.tsx",
  "@theme/Admonition": "admonition.tsx",
  "@theme/Details": "details.tsx",
} as const
