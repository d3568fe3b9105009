import styled from "@emotion/styled"
import { useId } from "react"
import type { Draft } from "../../hcl/typed-value"
import { CodeName } from "../ui/breakable-name"
import type { BuilderInput } from "./load-reference"
import { ValueField } from "./value-field"

interface InputChoiceProps {
  input: BuilderInput
  isChosen: boolean
  onToggle: () => void
  draft: Draft | undefined
  onChange: (draft: Draft) => void
}

/** An input with a checkbox that adds it to the call, and a field for its value. Required inputs are always included. */
export function InputChoice({ input, isChosen, onToggle, draft, onChange }: InputChoiceProps) {
  const id = useId()
  const { name, type_tree: type, required, deprecated } = input
  return (
    <Choice>
      {required ? (
        <p>
          <CodeName name={name} /> <span>required</span>
        </p>
      ) : (
        <p>
          <input id={id} type="checkbox" checked={isChosen} onChange={onToggle} />
          <label htmlFor={id}>
            <CodeName name={name} />
          </label>
          {deprecated !== null && <span>deprecated</span>}
        </p>
      )}
      {isChosen && (
        <ValueField name={name} type={type} draft={draft} isRequired={required} onChange={onChange} />
      )}
    </Choice>
  )
}

const Choice = styled.div`
  display: grid;
  gap: var(--space-1);
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    min-height: 28px;
    overflow-wrap: anywhere;
  }
  & > p:has(> input) {
    flex-wrap: nowrap;
  }
  & > p > span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`
