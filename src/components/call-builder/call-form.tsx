import { useId, useLayoutEffect, useState } from "react"
import { pageEntries } from "../../browser/page-entries"
import type { Draft } from "../../hcl/typed-value"
import { required } from "../../shared/required"
import type { CalledService } from "./called-service"
import { chosenIn, releaseIn, replaceChosen } from "./chosen-inputs"
import { InputList } from "./input-list"
import { type BuilderReference, chosenRelease } from "./load-reference"
import { Field } from "./value-field"
import { YourCall } from "./your-call"

interface CallFormProps extends CalledService {
  /** The service's module in each release that the site documents; the documented one is the last. */
  releases: readonly BuilderReference[]
}

type Drafts = Readonly<Record<string, Draft>>

/**
 * The values that the reader has typed, by the service's path, for a builder that is opened again after it was closed or its
 * page was left. They are only in memory, so a reload discards them.
 */
const typed = new Map<string, Drafts>()

/** The form of a call: the reader selects optional inputs, fills in values and copies the code. The selection is stored in the address. */
export function CallForm({ slug, releases, repository, releaseProblems }: CallFormProps) {
  const [documented] = releases.slice(-1)
  const [{ reference, chosen }, setState] = useState(() => stateIn(window.location.search, releases))
  const { inputs, catalog_version: version } = reference
  const [drafts, setDrafts] = useState(() => typed.get(slug) ?? {})
  const isDefault = reference === releases[0]
  // Layout effects, because the reader can go to another entry between the first paint and an effect.
  useLayoutEffect(() => {
    const listening = new AbortController()
    pageEntries(listening.signal).listen("popstate", () => {
      const { search } = window.location
      if (chosenIn(search)) setState(stateIn(search, releases))
    })
    return () => listening.abort()
  }, [releases])
  useLayoutEffect(() => {
    const optional = new Set(inputs.filter((input) => !input.required).map(({ name }) => name))
    replaceChosen(
      slug,
      [...chosen].filter((name) => optional.has(name)),
      isDefault ? undefined : version,
    )
  }, [slug, chosen, inputs, isDefault, version])

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
