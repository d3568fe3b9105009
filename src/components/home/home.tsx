import styled from "@emotion/styled"
import { EntryCards } from "./entry-cards"
import { Hero } from "./hero"
import { type ContentCounts, proofOf } from "./proof"
import { ReaderPaths } from "./reader-paths"
import { Tools } from "./tools"
import { UseCases } from "./use-cases"

interface HomeProps {
  title: string
  tagline: string
  /** Paths of all pages of the site, including generated ones; links to other paths are removed. */
  slugs: readonly string[]
  counts: ContentCounts
}

/** The home page between header and footer. */
export function Home({ title, tagline, slugs, counts }: HomeProps) {
  return (
    <Page>
      <Hero title={title} tagline={tagline} slugs={slugs} proof={proofOf(counts)} />
      <EntryCards slugs={slugs} />
      <ReaderPaths slugs={slugs} />
      <UseCases slugs={slugs} />
      <Tools />
    </Page>
  )
}

const Page = styled.div`
  width: 100%;
  max-width: var(--page-width);
  margin-inline: auto;
  padding: 0 var(--gutter) var(--space-8);
`
