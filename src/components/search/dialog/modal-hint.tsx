import styled from "@emotion/styled"

/** A text in place of the results. */
export const ModalHint = styled.p`
  padding: var(--space-5) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`
