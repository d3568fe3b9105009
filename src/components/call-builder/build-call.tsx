import styled from "@emotion/styled"
import { useEffect } from "react"
import { useLateCode } from "../../hooks/use-late-code"
import { Button } from "../ui/button"
import { chosenIn } from "./chosen-inputs"

async function loadBuilder() {
  return (await import("./call-builder")).CallBuilder
}

interface BuildCallProps {
  /** Path of the service's page. */
  slug: string
  /** Address of the catalog's repository. */
  repository: string
}

/** Opens the call builder on a click, or if the address asks for it. Its code is loaded on demand. */
export function BuildCall({ slug, repository }: BuildCallProps) {
  const { code: Builder, error, load, retry } = useLateCode(loadBuilder)
  useEffect(() => {
    if (chosenIn(window.location.search)) load()
  }, [load])

  return (
    <Place>
      {Builder ? (
        <Builder slug={slug} repository={repository} />
      ) : (
        <Button type="button" onClick={error ? retry : load}>
          Build a call
        </Button>
      )}
      {error && <p role="alert">The builder could not be loaded. Press the button to try again.</p>}
    </Place>
  )
}

const Place = styled.div`
  margin-block-end: var(--space-5);
  html:not([data-js]) & {
    display: none;
  }
  @media print {
    display: none;
  }
`
