import styled from "@emotion/styled"

/** A line of buttons to select values, which scrolls sideways. Its end fades, which shows that there is more. */
export const ScrollRow = styled.div`
  display: flex;
  padding-inline-end: var(--space-6);
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(calc(-90deg * var(--forward)), transparent, #000 var(--space-6));
  & > button {
    flex: none;
    border: 1px solid var(--color-control);
    border-radius: 999px;
  }
  & > button:focus-visible {
    outline-offset: -2px;
  }
  & > button[aria-pressed="true"] {
    border-color: var(--color-accent);
    color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 600;
  }
`
