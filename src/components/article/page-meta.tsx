import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { ExternalLink } from "../ui/external-link"
import { PencilIcon } from "../ui/icons"
import { formatDate } from "./format-date"

interface PageMetaProps {
  /** Address where the page's source can be edited. */
  editHref?: string | null
  /** Date of the last change, ISO 8601. */
  lastUpdated?: string | null
  /** More cells: copy buttons, feedback. */
  children?: ReactNode
}

/** Information about the page and its actions, styled like the title block of a technical drawing. */
export function PageMeta({ editHref, lastUpdated, children }: PageMetaProps) {
  return (
    <Block data-screen-only>
      {lastUpdated && (
        <div className="theme-last-updated">
          Last updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </div>
      )}
      {editHref && (
        <div>
          <ExternalLink className="theme-edit-this-page" href={editHref} title="Opens in a new tab">
            <PencilIcon />
            Edit this page
          </ExternalLink>
        </div>
      )}
      {children}
    </Block>
  )
}

const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: var(--space-5);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  & > div {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: var(--space-1);
    min-height: 44px;
    padding-inline: var(--space-4);
    /* lines between cells, however they wrap */
    box-shadow:
      calc(1px * var(--forward)) 0 var(--color-rule),
      0 1px var(--color-rule);
  }
  & a,
  & button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & .external-icon {
    margin-inline-start: calc(-1 * var(--space-1));
  }
  & a:hover,
  & button:hover {
    color: var(--color-accent);
  }
  & [data-feedback] {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
  }
  & [data-feedback] > button {
    min-height: 30px;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-sm);
  }
  @media (pointer: coarse) {
    & [data-feedback] {
      padding-block: var(--space-2);
    }
    & [data-feedback] > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  & [data-feedback] > button:hover {
    border-color: currentColor;
  }
  & :focus-visible {
    outline-offset: -2px;
  }
  html:not([data-js]) & > div:has(button) {
    display: none;
  }
`
