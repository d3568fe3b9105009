import styled from "@emotion/styled"

/** A button with a border. Give it `type`. */
export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 40px;
  padding-inline: var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  font-size: var(--text-sm);
  font-weight: 600;
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

/** The button of a form's main action. Give it `type`. */
export const PrimaryButton = styled(Button)`
  && {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    forced-color-adjust: none;
  }
`

/** A square button with an icon and a visually hidden label. */
export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-md);
  color: var(--color-text-muted);
  &:hover {
    color: var(--color-text);
  }
`
