import styled from "@emotion/styled"
import { useId, useState } from "react"
import type { Draft } from "../../hcl/typed-value"
import { InputChoice } from "./input-choice"
import type { BuilderInput } from "./load-reference"
import { shownInputs } from "./shown-inputs"
import { Field } from "./value-field"

/** The filter is shown for lists with more optional inputs than this. */
const filteredFrom = 20

interface InputListProps {
  inputs: readonly BuilderInput[]
  chosen: ReadonlySet<string>
  onToggle: (name: string) => void
  drafts: Readonly<Record<string, Draft>>
  onChange: (name: string, draft: Draft) => void
}

/** The inputs of a module, with a filter if there are many optional ones. */
export function InputList({ inputs, chosen, onToggle, drafts, onChange }: InputListProps) {
  const id = useId()
  /** An input that is deselected stays until the text changes: its checkbox has the focus. */
  const [filter, setFilter] = useState({ text: "", kept: chosen })
  const shown = shownInputs(inputs, filter.text, new Set([...filter.kept, ...chosen]))
  const all = countOptional(inputs)
  return (
    <>
      {all > filteredFrom && (
        <Field>
          <label htmlFor={id}>Filter optional inputs</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter.text}
            onChange={(event) => setFilter({ text: event.target.value, kept: chosen })}
          />
          <span role="status">
            {countOptional(shown)} of {all} optional inputs shown
          </span>
        </Field>
      )}
      <Inputs>
        {shown.map((input) => (
          <InputChoice
            key={input.name}
            input={input}
            isChosen={input.required || chosen.has(input.name)}
            onToggle={() => onToggle(input.name)}
            draft={drafts[input.name]}
            onChange={(draft) => onChange(input.name, draft)}
          />
        ))}
      </Inputs>
    </>
  )
}

function countOptional(inputs: readonly BuilderInput[]): number {
  return inputs.filter(({ required }) => !required).length
}

/* Fades above the line at its end to show that there is more below */
const Inputs = styled.div`
  display: grid;
  gap: var(--space-2);
  max-height: 26rem;
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-1) var(--space-2) var(--space-5);
  overflow-y: auto;
  scroll-padding-block-end: var(--space-5); /* what has the focus is not in the fading part */
  border-block-end: 1px solid var(--color-control);
  /* the repeated picture is opaque where the line is */
  mask: linear-gradient(to top, transparent, #000 var(--space-5)) padding-box border-box;
`
