import styled from "@emotion/styled"
import { focusMain, mainId } from "../../browser/focus"

/** The first focusable element of a page; visible while it has the focus. */
export function SkipLink() {
  return (
    <Anchor href={`#${mainId}`} onClick={focusMain} data-screen-only>
      Skip to main content
    </Anchor>
  )
}

const Anchor = styled.a`
  position: fixed;
  top: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--layer-progress);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-md);
  color: var(--color-on-accent);
  background: var(--color-accent);
  forced-color-adjust: none;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
