import styled from "@emotion/styled"
import { tools, useCases } from "../../shared/home-links"
import { EntryCards } from "./entry-cards"
import { Hero } from "./hero"
import { type ContentCounts, countLinks } from "./count-links"
import { existing } from "./existing-links"
import { LinkSection } from "./link-section"
import { ReaderPaths } from "./reader-paths"

interface HomeProps {
  title: string
  tagline: string
  /** Paths of links that lead to no page; these links are omitted. */
  missing: readonly string[]
  counts: ContentCounts
}

/** The home page between header and footer. */
export function Home({ title, tagline, missing, counts }: HomeProps) {
  return (
    <Page>
      <Hero title={title} tagline={tagline} missing={missing} counts={countLinks(counts)} />
      <EntryCards missing={missing} />
      <ReaderPaths missing={missing} />
      <LinkSection title="Discover Your Use Case" links={existing(useCases, missing)} />
      <LinkSection title="Learn New Tools" links={tools} />
    </Page>
  )
}

const Page = styled.div`
  width: 100%;
  max-width: var(--page-width);
  margin-inline: auto;
  padding: 0 var(--gutter) var(--space-8);
`
