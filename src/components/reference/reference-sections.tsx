import styled from "@emotion/styled"
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from "react"
import {
  moduleFileUrl,
  type ModuleRelease,
  type NewestRelease,
  referenceHeadings,
  type ReferenceInput,
  type ReferenceOutput,
} from "../../shared/reference"
import { Entries } from "./entries"
import { enhanceCopy } from "./enhance-copy"
import { filterEntries, outerKind, type ReleaseChoice } from "./filter-reference"
import { InputEntry } from "./input-entry"
import { markInputs } from "./mark-inputs"
import { OutputEntry } from "./output-entry"
import { ReferenceFilter } from "./reference-filter"
import { ReferenceHeading } from "./reference-heading"
import { RepositoryLink } from "./repository-link"
import { WhatChanged } from "./what-changed"

/** With fewer inputs and outputs than this, there is no filter. */
const minEntries = 6

interface ReferenceSectionsProps {
  inputs: readonly ReferenceInput[]
  outputs: readonly ReferenceOutput[]
  /** The module's release in its repository; `null` if the page does not name one. */
  release: ModuleRelease | null
  /** Differences of the newest release; `null` if only one release is known. */
  newest: NewestRelease | null
}

/** The inputs and outputs of a module. */
export function ReferenceSections({ inputs, outputs, release, newest }: ReferenceSectionsProps) {
  const root = useRef<HTMLDivElement>(null)
  const known = useMemo(() => [...inputs, ...(newest?.added ?? [])], [inputs, newest])
  useEffect(() => (root.current ? enhanceCopy(root.current, known) : undefined), [known])

  const knownOutputs = [...outputs, ...(newest?.addedOutputs ?? []).map(undescribedOutput)]
  const all = known.length + knownOutputs.length
  const required = known.filter((input) => input.required)
  const optional = known.filter((input) => !input.required)
  const types = [...new Set(known.map(({ type }) => outerKind(type)))].sort()
  const documented = release ? `v${release.version}` : "the documented release"
  const marks = markInputs(documented, newest)
  const sourceOf = (file: string, only: ReleaseChoice | undefined) => {
    if (!release) return null
    const version = newest !== null && only === "newest" ? newest.release.slice(1) : release.version
    return moduleFileUrl({ ...release, version }, file)
  }
  const inputEntry = (input: ReferenceInput) => (
    <InputEntry
      key={input.name}
      input={input}
      sourceUrl={sourceOf("variables.tf", marks.inputOnlyIn(input.name))}
      mark={marks.markOf(input.name)}
    />
  )
  const ordered = [...required, ...optional]

  return (
    <Sections ref={root} className="markdown">
      {newest && <WhatChanged documented={documented} newest={newest} />}
      {inputs.length > 0 && <ReferenceHeading {...referenceHeadings.inputs} />}
      {inputs.length > 0 && release && <DeclaredIn release={release} file="variables.tf" />}
      {all >= minEntries && (
        <ReferenceFilter
          list={{
            makeEntries: () =>
              filterEntries(ordered, knownOutputs, { input: marks.inputOnlyIn, output: marks.outputOnlyIn }),
            all,
            root,
          }}
          types={types}
          releases={newest ? { documented, newest: newest.release } : undefined}
        />
      )}
      <EntryGroup heading={referenceHeadings.required}>{required.map(inputEntry)}</EntryGroup>
      <EntryGroup heading={referenceHeadings.optional}>{optional.map(inputEntry)}</EntryGroup>
      <EntryGroup
        heading={referenceHeadings.outputs}
        source={release && <DeclaredIn release={release} file="outputs.tf" />}
      >
        {knownOutputs.map((output) => (
          <OutputEntry
            key={output.name}
            output={output}
            sourceUrl={sourceOf("outputs.tf", marks.outputOnlyIn(output.name))}
            mark={marks.outputMarkOf(output.name)}
          />
        ))}
      </EntryGroup>
    </Sections>
  )
}

interface EntryGroupProps {
  heading: { id: string; text: string; level: 2 | 3 }
  /** Where the entries are declared; for inputs, it is above both of their groups. */
  source?: ReactNode
  /** The entries; without any, nothing is rendered. */
  children: readonly ReactElement[]
}

function EntryGroup({ heading, source, children }: EntryGroupProps) {
  if (children.length === 0) return null
  return (
    <section data-entries="" aria-labelledby={heading.id}>
      <ReferenceHeading {...heading} count={children.length} />
      {source}
      <Entries>{children}</Entries>
    </section>
  )
}

/** An output of the newest release, of which only the name is known. */
function undescribedOutput(name: string): ReferenceOutput {
  return { name, description: "", sensitive: false, deprecated: null }
}

function DeclaredIn({ release, file }: { release: ModuleRelease; file: string }) {
  return (
    <p>
      Declared in <RepositoryLink href={moduleFileUrl(release, file)}>{file}</RepositoryLink> of the module.
    </p>
  )
}

const Sections = styled.div`
  margin-block-start: var(--space-7);
  & > section {
    max-width: var(--article-width);
    margin-block-start: var(--space-5);
  }
  & > form ~ section * {
    scroll-margin-top: calc(var(--below-header) + var(--filter-height));
  }
  & > section:has(> .heading-anchor > h2) {
    margin-block-start: var(--space-7);
  }
  & small {
    color: var(--color-text-muted);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > p,
  & > section > p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`
