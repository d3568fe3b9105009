import styled from "@emotion/styled"
import { site } from "../../browser/site"
import { Card } from "../mdx/card"
import { CardGroup } from "../mdx/card-group"

interface StartProps {
  title: string
  tagline: string
}

/** The home page of a Docusaurus project whose docs have none: the links of the header. */
export function Start({ title, tagline }: StartProps) {
  const links = site.navbar.flatMap((item) => ("to" in item ? [item] : []))
  return (
    <Page>
      <h1>{title}</h1>
      {tagline !== title && <p>{tagline}</p>}
      <CardGroup>
        {links.map(({ label, to }) => (
          <Card key={to} title={label} href={to} />
        ))}
      </CardGroup>
    </Page>
  )
}

const Page = styled.div`
  width: 100%;
  max-width: var(--page-width);
  margin-inline: auto;
  padding: var(--space-8) var(--gutter);
`
