import styled from "@emotion/styled"
import { Button } from "../ui/button"

interface FailureBoxProps {
  message: string
  onRetry: () => void
}

/** Says that the page asked for could not be loaded, above the page that is still there. */
export function FailureBox({ message, onRetry }: FailureBoxProps) {
  return (
    <Box role="alert">
      <p>
        <strong>The page could not be loaded.</strong> {message}
      </p>
      <Button type="button" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  )
}

const Box = styled.div`
  position: sticky;
  top: calc(var(--header-height) + var(--space-3));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin: var(--space-4) var(--gutter);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-danger);
  border-inline-start-width: 4px;
  border-radius: var(--radius-md);
  background: var(--color-danger-soft);
  & > p {
    overflow-wrap: anywhere;
  }
  & strong {
    color: var(--color-danger);
  }
`
