import styled from "@emotion/styled"

/** Contains a message of the search and its button. */
export const MessageBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`
