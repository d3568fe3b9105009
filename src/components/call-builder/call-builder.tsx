import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { restorePosition } from "../../navigation/scroll-position"
import { referenceFile } from "../../shared/reference"
import { pendingBuilderAttribute } from "../../theme/attributes"
import { Button } from "../ui/button"
import { CallForm } from "./call-form"
import type { CalledService } from "./called-service"
import { type BuilderReference, loadReleases } from "./load-reference"

interface CallBuilderProps extends CalledService {
  /** Whether the address has opened the builder, which then moves the text that the reader had scrolled to. */
  isRestored: boolean
  onClose: () => void
}

/** Builds a call of a service. Its form is shown once the inputs of the module are loaded. */
export function CallBuilder({ isRestored, onClose, ...service }: CallBuilderProps) {
  const { slug } = service
  const [releases, setReleases] = useState<readonly BuilderReference[]>()
  const [problem, setProblem] = useState("")
  const [attempt, setAttempt] = useState(0)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    let gone = false
    setProblem("")
    loadReleases(withPrefix(referenceFile(slug))).then(
      (loaded) => {
        if (!gone) setReleases(loaded)
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      gone = true
    }
  }, [slug, attempt])
  useLayoutEffect(() => {
    const showAtOwnHeight = () => document.documentElement.removeAttribute(pendingBuilderAttribute)
    if (releases || problem) showAtOwnHeight()
    return showAtOwnHeight // the reader may leave while the inputs are being loaded
  }, [releases, problem])
  useLayoutEffect(() => {
    if (isRestored && releases && attempt === 0) restorePosition()
  }, [isRestored, releases, attempt])
  useEffect(() => {
    // The button that was pressed has been removed. In Safari, a press focuses an element around the button instead. The reader
    // may have gone to another control while code was loading.
    if (document.activeElement?.contains(region.current)) region.current?.focus({ preventScroll: true })
  }, [])
  const tryAgain = () => {
    region.current?.focus({ preventScroll: true }) // the button is about to be removed
    setAttempt(attempt + 1)
  }

  return (
    <Region ref={region} aria-label="Call builder" tabIndex={-1}>
      <Top>
        <h2>Build a call</h2>
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </Top>
      {releases ? (
        <CallForm {...service} releases={releases} />
      ) : problem ? (
        <div role="alert">
          <p>The inputs could not be loaded. {problem}</p>
          <Button type="button" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">Loading the inputs…</p>
      )}
    </Region>
  )
}

const Region = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`
