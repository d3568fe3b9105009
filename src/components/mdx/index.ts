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

/** What writers may use in MDX without importing it, by name. */
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

/** Gives a compiled `.mdx` file its components: the file imports this itself, so that no other page loads them. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents
}
