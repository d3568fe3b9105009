import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { ReleaseProblem } from "../../shared/release-problem"
import { Link } from "../ui/link"
import { ReleaseProblems } from "./release-problems"

interface PageNoticeProps {
  /** The old release that the page applies to, such as "Terraform 0.13". */
  appliesTo?: string | null
  /** The page with the current information. */
  replacedBy?: { label: string; href: string } | null
  /** Reasons why the releases that the page's samples pin no longer deploy. */
  releaseProblems: readonly ReleaseProblem[]
}

/** A notice above the text: the page is about an old release, or its samples pin releases that no longer deploy. */
export function PageNotice({ appliesTo, replacedBy, releaseProblems }: PageNoticeProps) {
  if (!appliesTo && !replacedBy && releaseProblems.length === 0) return null
  return (
    <Notice aria-label="About this page's releases">
      {appliesTo && (
        <p>
          <strong>Applies to {appliesTo}.</strong> Newer releases may behave differently.
        </p>
      )}
      {replacedBy && (
        <p>
          Current information: <Link to={replacedBy.href}>{replacedBy.label}</Link>
        </p>
      )}
      {releaseProblems.length > 0 && (
        <p>
          <strong>Code on this page pins a release that does not deploy as it is today:</strong>{" "}
          <ReleaseProblems problems={releaseProblems} />
        </p>
      )}
    </Notice>
  )
}

export const pageNotice = graphql`
  fragment PageNotice on DocPage {
    appliesTo
    replacedBy {
      label
      href
    }
    releaseProblems {
      id
      title
    }
  }
`

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
