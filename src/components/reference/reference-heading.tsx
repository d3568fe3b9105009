interface ReferenceHeadingProps {
  id: string
  text: string
  level: 2 | 3
  /** Number of entries under it. */
  count?: number
}

/** A heading with a link to itself. */
export function ReferenceHeading({ id, text, level, count }: ReferenceHeadingProps) {
  const Heading = level === 2 ? "h2" : "h3"
  return (
    <div className="heading-anchor">
      <Heading id={id}>
        {text}
        {count !== undefined && <small data-count=""> {count}</small>}
      </Heading>
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${text}`} />
    </div>
  )
}
