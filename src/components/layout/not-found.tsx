import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { restorePosition } from "../../navigation/scroll-position"
import { SearchForm } from "../search/results-page/search-form"
import { Link } from "../ui/link"
import { closestPages, type KnownPage, wordsOfPath } from "./closest-pages"

/** Maximum number of proposed pages. */
const maxProposals = 4

interface NotFoundProps {
  /** The address that does not exist, without the path prefix. */
  path: string
  /** All pages that can be proposed. */
  pages: readonly KnownPage[]
}

/**
 * The page for addresses that do not exist. The build renders one page for all addresses, so content that depends on the
 * address is rendered after hydration.
 */
export function NotFound({ path, pages }: NotFoundProps) {
  const [missing, setMissing] = useState<string>()
  useEffect(() => setMissing(path), [path])
  // After back, the scroll position was restored before the proposals existed.
  useEffect(restorePosition, [missing])
  const proposals = missing === undefined ? [] : closestPages(missing, pages, maxProposals)

  return (
    <Sheet>
      <svg viewBox="15 8 211 78" width="211" height="78" aria-hidden="true">
        <path d="M16 76.5h208M16 70v13M224 70v13" />
        <path className="ink" d="M24.5 20.5h52v40h-52zM164.5 20.5h52v40h-52z" />
        <path className="gap" d="M92.5 20.5h56v40h-56z" />
        <path className="accent" d="m112 32 17 17m0-17-17 17" />
      </svg>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link
        is broken.
      </p>
      <SearchForm address={{ query: missing === undefined ? "" : wordsOfPath(missing).join(" ") }} />
      <Link to="/">Go to the home page</Link>
      <div aria-live="polite">
        {proposals.length > 0 && (
          <>
            <h2>Closest pages</h2>
            <ul>
              {proposals.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={slug}>{title}</Link>
                  <span>
                    <bdi>{slug}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  )
}

const Sheet = styled.div`
  width: 100%;
  min-height: 100vh;
  max-width: calc(var(--measure) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-7) var(--gutter) var(--space-8);
  & > svg {
    fill: none;
    stroke: var(--color-control);
  }
  & > svg .ink {
    stroke: var(--color-text);
    stroke-width: 1.25;
  }
  & > svg .gap {
    stroke-dasharray: 4 3;
  }
  & > svg .accent {
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  & h1 {
    margin-block: var(--space-4);
  }
  & > p + p {
    margin-block-start: var(--space-3);
    color: var(--color-text-muted);
  }
  & form {
    margin-block: var(--space-5);
  }
  & h2 {
    margin-block: var(--space-4) var(--space-2);
    font-size: var(--text-lg);
  }
  & ul {
    border-top: 1px solid var(--color-rule);
    list-style: none;
  }
  & li {
    position: relative;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-rule);
    line-height: 1.4;
  }
  & li > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & li > span {
    display: block;
    color: var(--color-text-muted);
    font-family: var(--font-code);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
