import styled from "@emotion/styled"
import { memo, useId } from "react"
import type { SiteConfig } from "../../shared/site-config"
import { site } from "../../browser/site"
import { SiteLink } from "../ui/site-link"

type Group = SiteConfig["footer"][number]

/** The foot of every page: groups of links and the copyright line. */
export const Footer = memo(function Footer() {
  const { from, to } = site.copyrightYears
  return (
    <Foot role="contentinfo">
      <div>
        {site.footer.map((group) => (
          <LinkGroup key={group.title} {...group} />
        ))}
        <p>
          © {from}-{to} {site.organization}
        </p>
      </div>
    </Foot>
  )
})

function LinkGroup({ title, links }: Group) {
  const id = useId()
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Foot = styled.footer`
  border-top: 1px solid var(--color-rule);
  font-size: var(--text-sm);
  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5) var(--gutter);
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-6) var(--gutter);
  }
  & h2 {
    margin-block-end: var(--space-2);
    font-size: inherit;
    letter-spacing: 0;
  }
  & ul {
    list-style: none;
  }
  & a {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.2em;
    color: var(--color-text-muted);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }
  & p {
    grid-column: 1 / -1;
    padding-block-start: var(--space-4);
    border-top: 1px solid var(--color-rule);
    color: var(--color-text-muted);
  }
  @media (width >= 40em) {
    & > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (hover: none) {
    & a {
      padding-block: 0.65em;
    }
  }
`
