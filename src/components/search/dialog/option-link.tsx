import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { Link } from "../../ui/link"
import type { SavedHit } from "../saved-searches"
import { type OptionList, optionId } from "./option-list"

interface OptionLinkProps {
  list: OptionList
  /** The option's place in the list. */
  index: number
  hit: SavedHit
  className?: string
  /** Set if the hit is named like an identifier in code. */
  "data-identifier"?: ""
  children: ReactNode
}

/** An option in the list of the search dialog. */
export function OptionLink({ list, index, hit, ...props }: OptionLinkProps) {
  return (
    <Option
      {...props}
      to={hit.url}
      role="option"
      id={optionId(list.id, index)}
      tabIndex={-1}
      aria-selected={index === list.active}
      onMouseMove={() => list.onActive(index)}
      onClick={(event) => list.onOpen(hit, event)}
    />
  )
}

/* The marker of the selected option replaces 2 px of padding, so its text does not move */
const Option = styled(Link)`
  display: grid;
  padding-inline: var(--space-4);
  border-radius: var(--radius-sm);
  color: var(--color-text);
  text-decoration: none;
  &[aria-selected="true"] {
    padding-inline-start: calc(var(--space-4) - 2px);
    border-inline-start: 2px solid var(--color-accent);
    background: var(--color-accent-soft);
  }
`
