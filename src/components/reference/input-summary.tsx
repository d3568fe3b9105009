import styled from "@emotion/styled"
import { counted } from "../../shared/counted"
import { type NewestRelease, referenceHeadings, type ReferenceInput } from "../../shared/reference"
import { CodeName } from "../ui/breakable-name"

interface InputSummaryProps {
  inputs: readonly Pick<ReferenceInput, "name" | "type" | "required">[]
  /** Number of the module's outputs. */
  outputs: number
  /** Differences of the newest release, whose inputs and outputs are in the full reference, too. */
  newest: Pick<NewestRelease, "release" | "added" | "addedOutputs"> | null
}

/** The required inputs, shown above the text; the full reference is below the text. */
export function InputSummary({ inputs, outputs, newest }: InputSummaryProps) {
  if (inputs.length === 0) return null
  const required = inputs.filter((input) => input.required)
  const optional = inputs.length - required.length
  const added = newest?.added.filter((input) => !input.required).length
  const more = (count = 0) => count > 0 && `, ${count} more in ${newest?.release}`
  return (
    <Summary aria-label="Inputs in short">
      <p>{required.length === 0 ? "No input is required." : "Required inputs"}</p>
      {required.length > 0 && (
        <ul>
          {required.map(({ name, type }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <CodeName name={name} />
              </a>{" "}
              <code>{type}</code>
            </li>
          ))}
        </ul>
      )}
      <p>
        {optional > 0 && (
          <a href={`#${referenceHeadings.optional.id}`}>{counted(optional, "optional input")}</a>
        )}
        {optional > 0 && more(added)}
        {optional > 0 && outputs > 0 && " · "}
        {outputs > 0 && <a href={`#${referenceHeadings.outputs.id}`}>{counted(outputs, "output")}</a>}
        {outputs > 0 && more(newest?.addedOutputs.length)}
        <span data-filter-note="" hidden>
          {" "}
          · The filter shows <a href={`#${referenceHeadings.inputs.id}`} />
        </span>
      </p>
    </Summary>
  )
}

const Summary = styled.section`
  max-width: var(--article-width);
  margin-block-end: var(--space-5);
  font-size: var(--text-sm);
  & > p:first-of-type {
    font-weight: 600;
  }
  & > ul {
    columns: 18rem;
    margin-block: var(--space-1) var(--space-2);
    list-style: none;
  }
  & li {
    padding-block: 0.2rem;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  & li > code {
    color: var(--color-text-muted);
  }
`
