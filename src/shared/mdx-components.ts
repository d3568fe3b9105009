/** Whether a component can do without a property. */
export type PropNeed = "optional" | "required"

/**
 * The components that writers may use in MDX without importing them, and their properties. A type in the test of
 * `src/components/mdx` ties them to the components' own.
 */
export const mdxComponentProps = {
  Admonition: { type: "optional", title: "optional", id: "optional", children: "optional" },
  Card: { title: "required", href: "required", icon: "optional", tags: "optional", children: "optional" },
  CardGroup: { cols: "optional", children: "required" },
  CardList: { children: "required" },
  CourseCard: {
    title: "required",
    href: "required",
    videos: "required",
    duration: "required",
    image: "required",
    children: "optional",
  },
  CourseCards: { children: "required" },
  Details: { summary: "optional", open: "optional", id: "optional", children: "optional" },
  TabItem: { value: "required", label: "optional", default: "optional", children: "optional" },
  Tabs: {
    groupId: "optional",
    defaultValue: "optional",
    values: "optional",
    queryString: "optional",
    children: "required",
  },
  ToolCard: {
    name: "required",
    command: "optional",
    href: "required",
    access: "required",
    children: "optional",
  },
  ToolCards: { children: "required" },
} as const satisfies Record<string, Readonly<Record<string, PropNeed>>>

export type MdxComponentName = keyof typeof mdxComponentProps

/** Names of the components. */
export const mdxComponentNames = Object.keys(mdxComponentProps) as MdxComponentName[] // the table has no other keys

/** Properties that a component has in Docusaurus and that mean nothing here: its pages build as they are. */
export const docusaurusProps: Readonly<Partial<Record<MdxComponentName, readonly string[]>>> = {
  Admonition: ["icon", "className"],
  Details: ["className", "name", "style"],
  TabItem: ["attributes", "className", "hidden"],
  Tabs: ["block", "className", "lazy"],
}

/** What `@theme/…` of Docusaurus stands for here, by the name of the file below `src/components/mdx`. */
export const themeModules = {
  "@theme/Tabs": "tabs.tsx",
  "@theme/TabItem": "tab-item.tsx",
  "@theme/Admonition": "admonition.tsx",
  "@theme/Details": "details.tsx",
  "@theme/Placeholder": "placeholder.tsx",
} as const
