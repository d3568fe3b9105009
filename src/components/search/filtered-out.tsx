import { Button } from "../ui/button"
import { MessageBox } from "./message-box"

interface FilteredOutProps {
  /** Message that there are no results; absent on the search page, whose status contains it. */
  message?: string
  onSearchAll: () => void
}

/** Shown if the reader's filters leave no hit, with a button that removes them and keeps the query. */
export function FilteredOut({ message, onSearchAll }: FilteredOutProps) {
  return (
    <MessageBox>
      {message !== undefined && <strong>{message}</strong>}
      <Button type="button" onClick={onSearchAll}>
        Search everything
      </Button>
    </MessageBox>
  )
}
