import type { ReactNode } from "react"
import { CardGroup } from "./card-group"

interface CourseCardsProps {
  /** `CourseCard` elements. */
  children: ReactNode
}

/** Video courses side by side. */
export function CourseCards({ children }: CourseCardsProps) {
  return <CardGroup cols={3}>{children}</CardGroup>
}
