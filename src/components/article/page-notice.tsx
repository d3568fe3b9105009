import styled from "@emotion/styled"
import { counted } from "../../shared/counted"
import { Link } from "../ui/link"

/** Maximum number of listed topics; the others are only counted. */
const named = 3

interface PageNoticeProps {
  /** The old release that the page applies to, such as "Terraform 0.13". */
  appliesTo?: string | null
  /** The page with the current information. */
  replacedBy?: { label: string; href: string } | null
  /** Reasons why the releases that the page's samples pin no longer deploy. */
  stoppedBy: readonly { id: string; title: string }[]
}

/** A notice above the text: the page is about an old release, or its samples pin releases that no longer deploy. */
export function PageNotice({ appliesTo, replacedBy, stoppedBy }: PageNoticeProps) {
  if (!appliesTo && !replacedBy && stoppedBy.length === 0) return null
  const more = stoppedBy.length - named
  return (
    <Notice aria-label="About this page's releases">
      {appliesTo && (
        <p>
          <strong>Applies to {appliesTo}.</strong> Newer releases may behave differently.
        </p>
      )}
      {replacedBy && (
        <p>
          What holds today: <Link to={replacedBy.href}>{replacedBy.label}</Link>
        </p>
      )}
      {stoppedBy.length > 0 && (
        <p>
          <strong>Code on this page pins a release that does not deploy as it is today:</strong>{" "}
          {stoppedBy.slice(0, named).map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && "; "}
              <Link to={`/reference/deployable#${id}`}>{title}</Link>
            </span>
          ))}
          {more > 0 && (
            <>
              {" "}
              and <Link to="/reference/deployable">{counted(more, "more reason")}</Link>
            </>
          )}
          .
        </p>
      )}
    </Notice>
  )
}

const Notice = styled.aside`
  max-width: var(--measure);
  margin-block-end: var(--space-5);
  padding: var(--space-2) var(--space-4);
  border-inline-start: 3px solid var(--color-caution);
  background: var(--color-caution-soft);
  font-size: var(--text-sm);
  & > p + p {
    margin-block-start: var(--space-1);
  }
`
