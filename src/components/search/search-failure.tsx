import styled from "@emotion/styled"
import { Button } from "../ui/button"

interface SearchFailureProps {
  title?: string
  message?: string
  onRetry: () => void
}

/** The message that the search failed, with a button to retry. */
export function SearchFailure({
  title = "The search does not work right now.",
  message = "",
  onRetry,
}: SearchFailureProps) {
  return (
    <Box role="alert">
      <p>
        <strong>{title}</strong> {message}
      </p>
      <Button type="button" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`
