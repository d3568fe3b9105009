import type { ReactNode } from "react"
import { CardGroup } from "./card-group"

interface CardListProps {
  /** `Card` elements. */
  children: ReactNode
}

/** Cards below each other, for longer texts. */
export function CardList({ children }: CardListProps) {
  return <CardGroup cols={1}>{children}</CardGroup>
}
