import styled from "@emotion/styled"

/** A line of buttons that scrolls sideways. Its end fades, which shows that there is more. */
export const ScrollRow = styled.div`
  display: flex;
  padding-inline-end: var(--space-6);
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(calc(-90deg * var(--forward)), transparent, #000 var(--space-6));
`
