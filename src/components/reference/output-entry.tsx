import { outputAnchor, type ReferenceOutput } from "../../shared/reference"
import { Deprecation, Description, EntryName, EntryTools } from "./entry-parts"

interface OutputEntryProps {
  output: ReferenceOutput
  /** Address of the declaration in the module's source, at its tag; `null` if the page names no module. */
  sourceUrl: string | null
  /** "added after v0.96.3" or "removed by v2.11.1". */
  mark?: string
}

/** An output: name and description. */
export function OutputEntry({ output, sourceUrl, mark }: OutputEntryProps) {
  const { name, deprecated } = output
  const id = outputAnchor(name)
  return (
    <div data-entry="" id={id}>
      <dt>
        <EntryName id={id} name={name} />
        {output.sensitive && <span className="entry-flag">sensitive</span>}
        {mark && <span className="entry-flag">{mark}</span>}
        <EntryTools name={name} sourceUrl={sourceUrl} argument={false} />
      </dt>
      <dd>
        <Deprecation reason={deprecated} />
        {output.description === "" && sourceUrl !== null ? (
          <p className="entry-text">
            Described only in the module&apos;s <code>outputs.tf</code>.
          </p>
        ) : (
          <Description html={output.description} />
        )}
      </dd>
    </div>
  )
}
