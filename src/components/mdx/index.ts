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
export const mdxComponents = {
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
}
