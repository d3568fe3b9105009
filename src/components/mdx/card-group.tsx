import styled from "@emotion/styled"
import type { ReactNode } from "react"

interface CardGroupProps {
  /** The most cards that stand side by side; as many as fit when absent. */
  cols?: 1 | 2 | 3 | 4
  /** `Card` elements. */
  children: ReactNode
}

/** Cards side by side, as the Markdown directive makes them. */
export function CardGroup({ cols, children }: CardGroupProps) {
  return (
    <Cards className="cards" role="list" data-columns={cols}>
      {children}
    </Cards>
  )
}

const Cards = styled.ul`
  &&[data-columns="1"] {
    grid-template-columns: 1fr;
  }
  &&[data-columns="2"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 13rem), 40%), 1fr));
  }
  &&[data-columns="3"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 12rem), 28%), 1fr));
  }
  &&[data-columns="4"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 9rem), 21%), 1fr));
  }
`
