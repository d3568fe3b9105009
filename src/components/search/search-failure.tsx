import { Button } from "../ui/button"
import { MessageBox } from "./message-box"

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
    <MessageBox role="alert">
      <p>
        <strong>{title}</strong> {message}
      </p>
      <Button type="button" onClick={onRetry}>
        Retry
      </Button>
    </MessageBox>
  )
}
