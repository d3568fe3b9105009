import styled from "@emotion/styled"
import { Link } from "../../ui/link"

/**
 * An option in the list of the search dialog. The marker of the selected option replaces 2 px of padding, so its text does not
 * move.
 */
export const OptionLink = styled(Link)`
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
