import styled from "@emotion/styled"
import { urlOfRelease } from "../../shared/release-paths"
import { formatDate } from "../article/format-date"
import { ExternalLink } from "../ui/external-link"

export interface ArticleRecordProps {
  /** Date of the last check against the newest releases, as yyyy-mm-dd. */
  checked?: string | null
  /** Versions for which the answer is valid. */
  holdsFor?: string | null
  /** Repository and version of the release that resolved the question. */
  answeredBy?: string | null
}

/** One line: when an answer was checked, its versions, and the release that resolved the question; nothing if none is known. */
export function ArticleRecord({ checked, holdsFor, answeredBy }: ArticleRecordProps) {
  if (!checked && !holdsFor && !answeredBy) return null
  return (
    <Line>
      {checked && (
        <>
          Checked on <time dateTime={checked}>{formatDate(checked)}</time>.{" "}
        </>
      )}
      {holdsFor && <>Valid for {holdsFor}. </>}
      {answeredBy && (
        <>
          Resolved in <ExternalLink href={urlOfRelease(answeredBy)}>{answeredBy}</ExternalLink>.
        </>
      )}
    </Line>
  )
}

const Line = styled.p`
  margin-block: var(--space-1) 0;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  & a {
    padding-block: 0.5em;
  }
`
