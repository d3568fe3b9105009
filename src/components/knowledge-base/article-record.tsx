import styled from "@emotion/styled"
import { formatDate } from "../article/format-date"
import { ExternalLink } from "../ui/external-link"
import { releaseUrl } from "./release-url"

export interface ArticleRecordProps {
  /** Day on which the answer was last compared with the newest releases, as yyyy-mm-dd. */
  checked?: string | null
  /** Versions for which the answer is right. */
  holdsFor?: string | null
  /** Repository and version of the release that settled the question. */
  answeredBy?: string | null
}

/** When an answer was checked and which versions it holds for, in one line; nothing where the article does not say. */
export function ArticleRecord({ checked, holdsFor, answeredBy }: ArticleRecordProps) {
  if (!checked && !holdsFor && !answeredBy) return null
  return (
    <Line>
      {checked && (
        <>
          Checked on <time dateTime={checked}>{formatDate(checked)}</time>.{" "}
        </>
      )}
      {holdsFor && <>Holds for {holdsFor}. </>}
      {answeredBy && (
        <>
          Settled by <ExternalLink href={releaseUrl(answeredBy)}>{answeredBy}</ExternalLink>.
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
