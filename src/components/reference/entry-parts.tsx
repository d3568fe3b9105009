import { CodeName } from "../ui/breakable-name"
import { BuiltHtml } from "../ui/built-html"
import { RepositoryLink } from "./repository-link"

/** Defaults with more lines than this are collapsed. */
const longDefault = 8

/** The name of an entry or a row, as a link to itself. */
export function EntryName({ id, name }: { id: string; name: string }) {
  return (
    <a className="entry-name" href={`#${id}`}>
      <CodeName name={name} />
    </a>
  )
}

/** The reason why an entry is deprecated, if it is. */
export function Deprecation({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <p className="entry-deprecated">
      <strong>Deprecated.</strong> {reason}
    </p>
  )
}

/** A description's HTML, which can be inline or block content. */
export function Description({ html }: { html: string }) {
  if (html === "") return null
  return <BuiltHtml className="entry-text" html={html} />
}

/** The source of a default value, inline or as a block. */
export function Default({ source }: { source: string }) {
  const lines = source.split("\n").length
  if (lines === 1)
    return (
      <p className="entry-default">
        Default <code>{source}</code>
      </p>
    )
  const block = (
    <pre tabIndex={0} role="group" aria-label="Default value">
      <code>{source}</code>
    </pre>
  )
  if (lines > longDefault)
    return (
      <details className="entry-default">
        <summary>Default ({lines} lines)</summary>
        {block}
      </details>
    )
  return (
    <div className="entry-default">
      <p>Default</p>
      {block}
    </div>
  )
}

interface EntryToolsProps {
  /** Name of the entry, for the buttons' accessible names. */
  name: string
  /** Address of the declaration in the module's source, at its tag. */
  sourceUrl: string | null
  /** Whether the entry has an argument line to copy. */
  argument: boolean
}

/** The buttons and links of an entry. `enhanceCopy` adds the buttons' behavior. */
export function EntryTools({ name, sourceUrl, argument }: EntryToolsProps) {
  return (
    <span className="entry-tools" data-screen-only>
      <button type="button" data-copy="name" aria-label={`Copy name: ${name}`}>
        Name
      </button>
      <button type="button" data-copy="link" aria-label={`Copy link: ${name}`}>
        Link
      </button>
      {argument && (
        <button type="button" data-copy="line" aria-label={`Copy line: ${name}`}>
          Line
        </button>
      )}
      {sourceUrl !== null && (
        <RepositoryLink href={sourceUrl} icon={false}>
          Source<span className="sr-only"> of {name}</span>
        </RepositoryLink>
      )}
    </span>
  )
}
