import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import {
  checkPage,
  checkTitle,
  type ModuleRelease,
  moduleUrl,
  newestSchemaFile,
  referenceFile,
  schemaFile,
} from "../../shared/reference"
import { releaseUrl } from "../../shared/release-paths"
import { Link } from "../ui/link"
import { RepositoryLink } from "./repository-link"

interface ServiceFactsProps {
  /** Path of the page. */
  slug: string
  /** `null` if the page names no release, or the site configuration no catalog. */
  release: ModuleRelease | null
  /** Catalog version in which the module was last changed, without the leading v. */
  lastChanged: string | null
  /** Tag of the release that the samples pin, if the page compares it with the documented one. Newer ones can exist. */
  newest?: string
}

/** The module and the release that a service's page documents. */
export function ServiceFacts({ slug, release, lastChanged, newest }: ServiceFactsProps) {
  return (
    <Facts>
      {release && (
        <>
          <div>
            <dt>Catalog version</dt>
            <dd className="theme-doc-version-badge">
              <RepositoryLink href={releaseUrl(release.repository, `v${release.version}`)}>
                {release.version}
              </RepositoryLink>
            </dd>
          </div>
          {newest && (
            <div>
              <dt>Release the samples use</dt>
              <dd>
                <RepositoryLink href={releaseUrl(release.repository, newest)}>
                  {newest.slice(1)}
                </RepositoryLink>{" "}
                · <a href="#what-changed">What changed</a>
              </dd>
            </div>
          )}
          {lastChanged !== null && (
            <div>
              <dt>Last changed in</dt>
              <dd>
                <RepositoryLink href={releaseUrl(release.repository, `v${lastChanged}`)}>
                  {lastChanged}
                </RepositoryLink>
              </dd>
            </div>
          )}
          <div data-long>
            <dt>Module</dt>
            <dd>
              <RepositoryLink href={moduleUrl(release)}>
                <code>{release.module}</code>
              </RepositoryLink>
            </dd>
          </div>
          <div data-screen-only>
            <dt>Your code</dt>
            <dd>
              <Link to={checkPage(slug)}>{checkTitle}</Link>
            </dd>
          </div>
        </>
      )}
      <div data-long data-screen-only>
        <dt>For programs</dt>
        <dd>
          <a href={withPrefix(referenceFile(slug))}>JSON</a> ·{" "}
          <a href={withPrefix(schemaFile(slug))}>JSON Schema</a>
          {newest && (
            <>
              {" "}
              · <a href={withPrefix(newestSchemaFile(slug))}>schema of {newest.slice(1)}</a>
            </>
          )}
        </dd>
      </div>
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 4fr 3fr 3fr;
  max-width: var(--article-width);
  margin-block-end: var(--space-5);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
  overflow: hidden;
  font-size: var(--text-sm);
  & > div {
    min-width: 0;
    padding: var(--space-2) var(--space-4);
    box-shadow:
      1px 0 var(--color-rule),
      0 1px var(--color-rule);
    /* Forced colors remove shadows, and show this outline */
    outline: 1px solid transparent;
  }
  & dt {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  & dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  @media (width < 40em) {
    /* At most two columns; with a font twice as large, one on phones */
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 7rem), 40%), 1fr));
    grid-auto-flow: dense;
    & > div {
      padding-inline: var(--space-3);
    }
    & > [data-long] {
      grid-column: 1 / -1;
    }
  }
  & a {
    color: var(--color-text);
  }
`
