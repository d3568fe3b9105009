import { outputAnchor, type ReferenceOutput } from "../../shared/reference"
import { Deprecation, Description, EntryName, EntryTools } from "./entry-parts"

interface OutputEntryProps {
  output: ReferenceOutput
  /** Address of the declaration in the module's source, at its tag; `null` if the page names no module. */
  sourceUrl: string | null
}

/** An output: name and description. */
export function OutputEntry({ output, sourceUrl }: OutputEntryProps) {
  const { name, deprecated } = output
  const id = outputAnchor(name)
  return (
    <div data-entry="" id={id}>
      <dt>
        <EntryName id={id} name={name} />
        {output.sensitive && <span className="entry-flag">sensitive</span>}
        <EntryTools name={name} sourceUrl={sourceUrl} argument={false} />
      </dt>
      <dd>
        <Deprecation reason={deprecated} />
        <Description html={output.description} />
      </dd>
    </div>
  )
}
