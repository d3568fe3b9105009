import styled from "@emotion/styled"
import { Button } from "../ui/button"
import { crashMessages } from "./crash-messages"

interface CrashPageProps {
  error: Error
  onRetry: () => void
}

/** Shown instead of a page that failed to render. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  return (
    <Page>
      <h1>This page crashed.</h1>
      {crashMessages(error).map((message, index) => (
        <p key={index}>
          {index > 0 && "Cause: "}
          {message}
        </p>
      ))}
      <Button type="button" onClick={onRetry}>
        Try again
      </Button>
    </Page>
  )
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  width: 100%;
  min-height: 50vh;
  padding: var(--gutter);
  font-size: 20px;
  text-align: center;
  & > p {
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
`
