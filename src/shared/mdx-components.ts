import { admonitions } from "./admonitions"

/** Whether a property of a component is required. */
export type PropNeed = "optional" | "required"

/**
 * The components that writers can use in MDX without importing them, with their properties. A type in
 * `src/components/mdx/mdx-components.test.ts` checks them against the components.
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

/** The properties that take one of a few values. Of an admonition's types, Docusaurus's pages can define more. */
export const mdxPropValues = {
  Admonition: { type: [...admonitions.keys()] },
  Card: {
    icon: [
      "accounts",
      "network",
      "pipeline",
      "cluster",
      "shield",
      "book",
      "chat",
      "mail",
      "bug",
      "idea",
      "code",
      "video",
    ],
  },
  CardGroup: { cols: [1, 2, 3, 4] },
  CourseCard: { image: ["terraform", "docker-packer", "modules"] },
  ToolCard: { access: ["public", "subscribers", "enterprise"] },
} as const satisfies {
  readonly [Name in MdxComponentName]?: Readonly<Record<string, readonly (string | number)[]>>
}

/** Properties of Docusaurus's components that are ignored here, so that its pages build unchanged. */
export const docusaurusProps: Readonly<Partial<Record<MdxComponentName, readonly string[]>>> = {
  Admonition: ["icon", "className"],
  Details: ["className", "name", "style"],
  TabItem: ["attributes", "className", "hidden"],
  Tabs: ["block", "className", "lazy"],
}

/** The files below `src/components/mdx` that replace Docusaurus's `@theme/…` modules. */
export const themeModules = {
  "@theme/Tabs": "tabs.tsx",
  "@theme/TabItem": "tab-item.tsx",
  "@theme/Admonition": "admonition.tsx",
  "@theme/Details": "details.tsx",
  "@theme/Placeholder": "placeholder.tsx",
} as const
