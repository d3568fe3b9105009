import { attributeAnchor, type AttributeRow, type ReferenceInput } from "../../shared/reference"
import { Default, Deprecation, Description, EntryName, EntryTools } from "./entry-parts"
import { Phrases } from "./phrases"

/** Maximum level of indentation; deeper rows are indented like this one. */
const maxDepth = 5

/** How an input differs between the documented and the newest release. */
export interface InputMark {
  /** "added after v0.96.3", "removed by v2.11.1" or "changed by v2.11.1". */
  text: string
  /** Tag of the newest release. */
  release: string
  /** One phrase for each difference, with code in backticks. */
  details: readonly string[]
}

interface InputEntryProps {
  input: ReferenceInput
  /** Address of the declaration in the module's source, at its tag; `null` if the page names no module. */
  sourceUrl: string | null
  mark?: InputMark
}

/** An input: name, type, description, default, and its attributes as rows. */
export function InputEntry({ input, sourceUrl, mark }: InputEntryProps) {
  const { name, type, required, default: value, deprecated, validations, attributes } = input
  return (
    <div data-entry="" id={name}>
      <dt>
        <EntryName id={name} name={name} />
        <code className="entry-type">{type}</code>
        {required && <span className="entry-mark">required</span>}
        {flagsOf(input).map((flag) => (
          <span className="entry-flag" key={flag}>
            {flag}
          </span>
        ))}
        {mark && <span className="entry-flag">{mark.text}</span>}
        <EntryTools name={name} sourceUrl={sourceUrl} argument />
      </dt>
      <dd>
        <Deprecation reason={deprecated} />
        {input.description === "" && sourceUrl !== null ? (
          <p className="entry-text">
            Described only in the module&apos;s <code>variables.tf</code>.
          </p>
        ) : (
          <Description html={input.description} />
        )}
        {value !== null && <Default source={value} />}
        {mark && mark.details.length > 0 && (
          <p className="entry-check">
            In {mark.release}, <Phrases of={mark.details} />
          </p>
        )}
        {validations.map(({ condition, message }) => (
          <p className="entry-check" key={condition}>
            {message || "Must satisfy"} <code>{condition}</code>
          </p>
        ))}
        {attributes.length > 0 && (
          <dl className="entry-rows">
            {attributes.map((row) => (
              <Row key={row.path} input={name} row={row} />
            ))}
          </dl>
        )}
      </dd>
    </div>
  )
}

function Row({ input, row }: { input: string; row: AttributeRow }) {
  const id = attributeAnchor(input, row.path)
  return (
    <div data-row="" data-depth={Math.min(row.depth, maxDepth)} id={id}>
      <dt>
        <EntryName id={id} name={row.name} />
        <code className="entry-type">{row.type}</code>
        {!row.optional && <span className="entry-mark">required</span>}
      </dt>
      <dd>
        <Description html={row.description} />
        {row.optional && row.default !== null && <Default source={row.default} />}
      </dd>
    </div>
  )
}

function flagsOf({ sensitive, ephemeral, nullable }: ReferenceInput): string[] {
  return [
    ...(sensitive ? ["sensitive"] : []),
    ...(ephemeral ? ["ephemeral"] : []),
    ...(nullable ? [] : ["not nullable"]),
  ]
}
