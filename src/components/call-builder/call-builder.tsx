import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import type { Draft } from "../../hcl/typed-value"
import { restorePosition } from "../../navigation/scroll-position"
import { referenceFile } from "../../shared/reference"
import { required } from "../../shared/required"
import type { ReleaseProblem } from "../../shared/release-problem"
import { Button } from "../ui/button"
import { chosenIn, onOtherEntry, releaseIn, replaceChosen } from "./chosen-inputs"
import { InputList } from "./input-list"
import { chosenRelease, type BuilderReference, loadReleases } from "./load-reference"
import { Field } from "./value-field"
import { YourCall } from "./your-call"

interface CallBuilderProps {
  /** Path of the service's page. */
  slug: string
  /** Address of the catalog's repository. */
  repository: string
  /** Problems of the documented release, because of which it does not deploy. */
  releaseProblems: readonly ReleaseProblem[]
  /** Whether the address has opened the builder, which then moves the text that the reader had scrolled to. */
  isRestored: boolean
  onClose: () => void
}

/** Builds a call of a service: the reader selects optional inputs, fills in values and copies the code. */
export function CallBuilder({ slug, repository, releaseProblems, isRestored, onClose }: CallBuilderProps) {
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
    if (isRestored && releases && attempt === 0) restorePosition()
  }, [isRestored, releases, attempt])
  useEffect(() => {
    // The button that had the focus has been removed. The reader may have gone to another control while code was loading.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
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
        <Builder slug={slug} releases={releases} repository={repository} releaseProblems={releaseProblems} />
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

type Drafts = Readonly<Record<string, Draft>>

/**
 * The values that the reader has typed, by the service's path, for a builder that is opened again after it was closed or its
 * page was left. They are only in memory, so a reload discards them.
 */
const typed = new Map<string, Drafts>()

function Builder({
  slug,
  releases,
  repository,
  releaseProblems,
}: Pick<CallBuilderProps, "slug" | "repository" | "releaseProblems"> & {
  releases: readonly BuilderReference[]
}) {
  const [documented] = releases.slice(-1)
  const [{ reference, chosen }, setState] = useState(() => stateIn(window.location.search, releases))
  const { inputs, catalog_version: version } = reference
  const [drafts, setDrafts] = useState(() => typed.get(slug) ?? {})
  const isDefault = reference === releases[0]
  // Layout effects, because the reader can go to another entry between the first paint and an effect.
  useLayoutEffect(
    () =>
      onOtherEntry(() => {
        const { search } = window.location
        if (chosenIn(search)) setState(stateIn(search, releases))
      }),
    [releases],
  )
  useLayoutEffect(() => {
    const optional = new Set(inputs.filter((input) => !input.required).map(({ name }) => name))
    replaceChosen(
      [...chosen].filter((name) => optional.has(name)),
      isDefault ? undefined : version,
    )
  }, [chosen, inputs, isDefault, version])

  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setState({ reference, chosen: next })
  }
  const change = (name: string, draft: Draft) => {
    const next = { ...drafts, [name]: draft }
    typed.set(slug, next)
    setDrafts(next)
  }
  return (
    <>
      {releases.length > 1 && (
        <ReleaseField
          releases={releases}
          version={version}
          onChoose={(next) => setState({ reference: next, chosen })}
        />
      )}
      <InputList inputs={inputs} chosen={chosen} onToggle={toggle} drafts={drafts} onChange={change} />
      <YourCall
        repository={repository}
        releaseProblems={reference === documented ? releaseProblems : []}
        reference={reference}
        chosen={chosen}
        drafts={drafts}
      />
    </>
  )
}

/** The state of the builder that an address has. */
interface BuilderState {
  reference: BuilderReference
  /** Names of the chosen optional inputs. */
  chosen: ReadonlySet<string>
}

function stateIn(search: string, releases: readonly BuilderReference[]): BuilderState {
  const names = chosenIn(search) ?? []
  const reference = required(chosenRelease(releases, releaseIn(search), names), "release")
  return { reference, chosen: new Set(names) }
}

interface ReleaseFieldProps {
  /** The documented release is the last one. */
  releases: readonly BuilderReference[]
  version: string
  onChoose: (release: BuilderReference) => void
}

function ReleaseField({ releases, version, onChoose }: ReleaseFieldProps) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>Release</label>
      <select
        id={id}
        value={version}
        onChange={({ target }) => onChoose(required(releases[target.selectedIndex], "release"))}
      >
        {releases.map(({ catalog_version: release }, index) => (
          <option key={release} value={release}>
            v{release}
            {index === releases.length - 1 ? ", with a description of each input" : ", as in the samples"}
          </option>
        ))}
      </select>
    </Field>
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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`
