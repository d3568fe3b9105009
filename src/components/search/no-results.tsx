import styled from "@emotion/styled"
import { site } from "../../browser/site"
import { Link } from "../ui/link"
import { sectionStart, StartSections } from "./start-sections"

interface NoResultsProps {
  /** The query, for the message's first line; absent on the search page, which names it already. */
  query?: string
  /** Called when the reader follows a link. */
  onLeave?: () => void
}

/** The message that nothing was found, with suggestions. */
export function NoResults({ query, onLeave }: NoResultsProps) {
  return (
    <Box data-plain={query === undefined ? "" : undefined}>
      {query !== undefined && (
        <p>
          <strong>No results for “{query.length > 80 ? `${query.slice(0, 80)}…` : query}”.</strong>
        </p>
      )}
      <ul>
        <li>Try fewer words, or the beginning of one.</li>
        <li>
          Search for an input by its name, such as <code>backup_retention_period</code>.
        </li>
        <li>Search for the part of an error message that contains no names of your own.</li>
      </ul>
      {query === undefined ? (
        <StartSections />
      ) : (
        <p>
          Or start from{" "}
          {site.sections.map(({ label, path }, index) => (
            <span key={path}>
              {index > 0 && (index === site.sections.length - 1 ? " or " : ", ")}
              <Link to={sectionStart(path)} onClick={onLeave}>
                {label}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4);
  font-size: var(--text-sm);
  &[data-plain] {
    padding: 0;
    font-size: inherit;
  }
  & > ul:first-of-type {
    padding-inline-start: 1.2em;
    color: var(--color-text-muted);
  }
`
