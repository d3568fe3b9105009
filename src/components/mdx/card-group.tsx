import type { ReactNode } from "react"
import { CardColumns } from "../ui/card"

interface CardGroupProps {
  /** Maximum number of columns; default: as many as fit. */
  cols?: 1 | 2 | 3 | 4
  /** `Card` elements. */
  children: ReactNode
}

/** Cards side by side, with the same HTML as the Markdown directive. */
export function CardGroup({ cols, children }: CardGroupProps) {
  return (
    <CardColumns className="cards" role="list" data-columns={cols}>
      {children}
    </CardColumns>
  )
}
