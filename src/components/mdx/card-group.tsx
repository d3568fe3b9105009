import type { ReactNode } from "react"
import { CardColumns } from "../ui/card"

interface CardGroupProps {
  /** The most cards that stand side by side; as many as fit when absent. */
  cols?: 1 | 2 | 3 | 4
  /** `Card` elements. */
  children: ReactNode
}

/** Cards side by side, as the Markdown directive makes them. */
export function CardGroup({ cols, children }: CardGroupProps) {
  return (
    <CardColumns className="cards" role="list" data-columns={cols}>
      {children}
    </CardColumns>
  )
}
