import styled from "@emotion/styled"
import { markdownPath } from "../../shared/paths"
import { ExternalLink } from "../ui/external-link"
import { PencilIcon } from "../ui/icons"
import { Link } from "../ui/link"
import { CopyMarkdown } from "./copy-markdown"
import { Feedback } from "./feedback"
import { formatDate } from "./format-date"

interface PageFooterProps {
  title: string
  slug: string
  /** Address where the page's source can be edited. */
  editUrl: string | null
  /** Date of the last change, ISO 8601. */
  lastUpdated: string | null
  /** Address of the printable page of the whole section; only on the section's index. */
  printHref?: string
}

/** Information about the page, and actions such as edit, print and copy; styled like the title block of a technical drawing. */
export function PageFooter({ title, slug, editUrl, lastUpdated, printHref }: PageFooterProps) {
  return (
    <TitleBlock data-screen-only>
      {lastUpdated && (
        <div className="theme-last-updated">
          Last updated <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </div>
      )}
      {editUrl && (
        <div>
          <ExternalLink className="theme-edit-this-page" href={editUrl} title="Opens in a new tab">
            <PencilIcon />
            Edit this page
          </ExternalLink>
        </div>
      )}
      {printHref !== undefined && (
        <div>
          <Link to={printHref}>Print the whole section</Link>
        </div>
      )}
      <CopyMarkdown href={markdownPath(slug)} />
      <Feedback title={title} path={slug} />
    </TitleBlock>
  )
}

const TitleBlock = styled.div`
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
    /* Forced colors remove shadows, and show this outline */
    outline: 1px solid transparent;
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
