import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Draft } from "../../hcl/typed-value"
import { restorePosition } from "../../navigation/scroll-position"
import { referenceFile } from "../../shared/reference"
import type { StoppingTopic } from "../article/stopping-topics"
import { Button } from "../ui/button"
import { chosenIn, replaceChosen } from "./chosen-inputs"
import { InputList } from "./input-list"
import { loadReference, type BuilderReference } from "./load-reference"
import { YourCall } from "./your-call"

interface CallBuilderProps {
  /** Path of the service's page. */
  slug: string
  /** Address of the catalog's repository. */
  repository: string
  /** Problems of the documented release, because of which it does not deploy. */
  stoppedBy: readonly StoppingTopic[]
  /** Whether the address has opened the builder, which then moves the text that the reader had scrolled to. */
  isRestored: boolean
  onClose: () => void
}

/** Builds a call of a service: the reader selects optional inputs, fills in values and copies the code. */
export function CallBuilder({ slug, repository, stoppedBy, isRestored, onClose }: CallBuilderProps) {
  const [reference, setReference] = useState<BuilderReference>()
  const [problem, setProblem] = useState("")
  const [attempt, setAttempt] = useState(0)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    let gone = false
    setProblem("")
    loadReference(withPrefix(referenceFile(slug))).then(
      (loaded) => {
        if (!gone) setReference(loaded)
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
    if (isRestored && reference && attempt === 0) restorePosition()
  }, [isRestored, reference, attempt])
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
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
      {reference ? (
        <Builder reference={reference} repository={repository} stoppedBy={stoppedBy} />
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

function Builder({
  reference,
  ...call
}: Pick<CallBuilderProps, "repository" | "stoppedBy"> & { reference: BuilderReference }) {
  const { inputs } = reference
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const optional = new Set(inputs.filter(({ required }) => !required).map(({ name }) => name))
    return new Set(chosenIn(window.location.search)?.filter((name) => optional.has(name)))
  })
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  useEffect(() => replaceChosen(chosen), [chosen])

  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  return (
    <>
      <InputList
        inputs={inputs}
        chosen={chosen}
        onToggle={toggle}
        drafts={drafts}
        onChange={(name, draft) => setDrafts({ ...drafts, [name]: draft })}
      />
      <YourCall {...call} reference={reference} chosen={chosen} drafts={drafts} />
    </>
  )
}

const Region = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
  min-width: 0;
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
`
