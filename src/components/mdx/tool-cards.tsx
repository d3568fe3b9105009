import type { ReactNode } from "react"
import { CardGroup } from "./card-group"

interface ToolCardsProps {
  /** `ToolCard` elements. */
  children: ReactNode
}

/** Command-line tools side by side. */
export function ToolCards({ children }: ToolCardsProps) {
  return <CardGroup cols={2}>{children}</CardGroup>
}
