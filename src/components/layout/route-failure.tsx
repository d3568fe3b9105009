import styled from "@emotion/styled"
import { focusMain } from "../../browser/focus"
import { useRouteState } from "../../navigation/route-state"
import { Button } from "../ui/button"

/**
 * The failure of the requested page, above the current page, if it failed to load. It stays while a retry is running, so that the
 * button keeps the focus.
 */
export function RouteFailure() {
  const failure = useRouteState((state) => (state.status === "loaded" ? undefined : state.failure))
  const retrying = useRouteState(({ status }) => failure !== undefined && status === "loading")
  if (!failure) return undefined
  const { title, message, retry, dismiss } = failure
  const close = () => {
    focusMain() // the button is about to be removed
    dismiss()
  }
  return (
    <Box role="alert">
      <p>
        <strong>{title}</strong> {retrying ? "Trying again…" : message}
      </p>
      <div>
        <Button type="button" aria-disabled={retrying} onClick={retrying ? undefined : retry}>
          Retry
        </Button>{" "}
        <Button type="button" onClick={close}>
          Close
        </Button>
      </div>
    </Box>
  )
}

const Box = styled.div`
  position: sticky;
  top: calc(var(--sticky-top) + var(--space-3));
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
  & * {
    scroll-margin-top: 0;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  & strong {
    color: var(--color-danger);
  }
`
