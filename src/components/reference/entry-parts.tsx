import { Fragment } from "react"
import { subscriberAudience } from "../../shared/subscriber-links"
import { site } from "../../site.config"
import { BuiltHtml } from "../ui/built-html"
import { ExternalLink } from "../ui/external-link"
import { VisuallyHidden } from "../ui/visually-hidden"

/** Letters of a name that fit a phone's line. */
const shortName = 30

/** Defaults of more lines than this are folded. */
const longDefault = 8

/** A name that can go on on the next line after an underscore, where it is too long for a phone's line. */
export function Name({ name }: { name: string }) {
  if (name.length <= shortName) return name
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** HTML of a description: inline, or blocks. */
export function Description({ html }: { html: string }) {
  if (html === "") return null
  return <BuiltHtml className="entry-text" html={html} />
}

/** The source of a default, on its line or as a block. */
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
  /** What the buttons are about, for screen readers. */
  name: string
  /** The module's file that declares it, at its tag. */
  sourceUrl: string | null
  /** Whether there is an argument to copy. */
  argument: boolean
}

/** What can be done with an entry. `enhanceCopy` makes the buttons work. */
export function EntryTools({ name, sourceUrl, argument }: EntryToolsProps) {
  return (
    <span className="entry-tools">
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
      {sourceUrl !== null && <SourceLink href={sourceUrl} name={name} />}
    </span>
  )
}

function SourceLink({ href, name }: { href: string; name: string }) {
  const audience = subscriberAudience(href, site.privateRepositories)
  return (
    <ExternalLink href={href} data-subscribers={audience}>
      Source
      <VisuallyHidden>
        {" "}
        of {name}
        {audience && " (for subscribers only)"}
      </VisuallyHidden>
    </ExternalLink>
  )
}
