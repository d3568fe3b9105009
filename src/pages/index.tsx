import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Home } from "../components/home/home"
import { SiteHead } from "../components/layout/site-head"
import { required } from "../shared/required"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline } = required(data.site, "site").siteMetadata
  const slugs = [...data.allDocPage.nodes.map(({ slug }) => slug), "/tags", "/discussions/knowledge-base/"]
  return <Home title={title} tagline={tagline} slugs={slugs} />
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => {
  const { title, tagline, siteUrl, organization } = required(data.site, "site").siteMetadata
  const webSite = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: title,
    url: `${siteUrl}/`,
    publisher: { "@type": "Organization", name: organization },
    potentialAction: {
      "@type": "SearchAction",
      target: `${siteUrl}/search?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  }
  return <SiteHead siteUrl={siteUrl} slug="/" title={title} description={tagline} data={[webSite]} />
}

export const query = graphql`
  query HomePage {
    ...Shell
    site {
      siteMetadata {
        title
        tagline
        organization
      }
    }
    allDocPage {
      nodes {
        slug
      }
    }
  }
`
