import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import {
  moduleFileUrl,
  type ModuleRelease,
  referenceHeadings,
  type ReferenceInput,
  type ReferenceOutput,
} from "../../shared/reference"
import { Entries } from "./entries"
import { enhanceCopy } from "./enhance-copy"
import { filterEntries, outerKind } from "./filter-reference"
import { InputEntry } from "./input-entry"
import { OutputEntry } from "./output-entry"
import { ReferenceFilter } from "./reference-filter"
import { ReferenceHeading } from "./reference-heading"
import { RepositoryLink } from "./repository-link"

/** Fewer entries than this are read faster than filtered. */
const fewest = 6

interface ReferenceSectionsProps {
  inputs: readonly ReferenceInput[]
  outputs: readonly ReferenceOutput[]
  /** Where the module's own files are; `null` when the page does not say. */
  release: ModuleRelease | null
}

/** What a module takes and gives. */
export function ReferenceSections({ inputs, outputs, release }: ReferenceSectionsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? enhanceCopy(root.current, inputs) : undefined), [inputs])

  const all = inputs.length + outputs.length
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  const types = [...new Set(inputs.map(({ type }) => outerKind(type)))].sort()
  const { inputs: inputsHeading, outputs: outputsHeading } = referenceHeadings
  const ordered = [...required, ...optional]

  return (
    <Sections ref={root} className="markdown">
      {inputs.length > 0 && <ReferenceHeading {...inputsHeading} />}
      {inputs.length > 0 && release && (
        <p>
          Declared in{" "}
          <RepositoryLink href={moduleFileUrl(release, "variables.tf")}>variables.tf</RepositoryLink> of the
          module.
        </p>
      )}
      {all >= fewest && (
        <ReferenceFilter
          list={{ makeEntries: () => filterEntries(ordered, outputs), all, root }}
          types={types}
        />
      )}
      <InputGroup heading={referenceHeadings.required} inputs={required} />
      <InputGroup heading={referenceHeadings.optional} inputs={optional} />
      {outputs.length > 0 && (
        <section data-entries="" aria-labelledby={outputsHeading.id}>
          <ReferenceHeading {...outputsHeading} count={outputs.length} />
          {release && (
            <p>
              Declared in{" "}
              <RepositoryLink href={moduleFileUrl(release, "outputs.tf")}>outputs.tf</RepositoryLink> of the
              module.
            </p>
          )}
          <Entries>
            {outputs.map((output) => (
              <OutputEntry key={output.name} output={output} />
            ))}
          </Entries>
        </section>
      )}
    </Sections>
  )
}

interface InputGroupProps {
  heading: { id: string; text: string; level: 2 | 3 }
  inputs: readonly ReferenceInput[]
}

function InputGroup({ heading, inputs }: InputGroupProps) {
  if (inputs.length === 0) return null
  return (
    <section data-entries="" aria-labelledby={heading.id}>
      <ReferenceHeading {...heading} count={inputs.length} />
      <Entries>
        {inputs.map((input) => (
          <InputEntry key={input.name} input={input} />
        ))}
      </Entries>
    </section>
  )
}

const Sections = styled.div`
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-5);
  border-top: 1px solid var(--color-rule);
  & > section {
    max-width: var(--article-width);
    margin-block-start: var(--space-5);
  }
  & > section:has(> .heading-anchor > h2) {
    margin-block-start: var(--space-7);
    padding-block-start: var(--space-5);
    border-top: 1px solid var(--color-rule);
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
