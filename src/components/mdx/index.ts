import type { MdxComponentName } from "../../shared/mdx-components"
import { Admonition } from "./admonition"
import { Card } from "./card"
import { CardGroup } from "./card-group"
import { CardList } from "./card-list"
import { CourseCard } from "./course-card"
import { CourseCards } from "./course-cards"
import { Details } from "./details"
import { TabItem } from "./tab-item"
import { Tabs } from "./tabs"
import { ToolCard } from "./tool-card"
import { ToolCards } from "./tool-cards"

/** The components that writers can use in MDX without importing them. */
const mdxComponents = {
  Admonition,
  Card,
  CardGroup,
  CardList,
  CourseCard,
  CourseCards,
  Details,
  TabItem,
  Tabs,
  ToolCard,
  ToolCards,
} satisfies Record<MdxComponentName, unknown>

/** Provides the components to compiled `.mdx` files, which import this function, so that other pages do not load it. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents
}
