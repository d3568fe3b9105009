import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Home } from "../components/home/home"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import { required } from "../shared/required"
import { webSite } from "../shared/structured-data"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline } = required(data.site, "site").siteMetadata
  const slugs = [...data.allDocPage.nodes.map(({ slug }) => slug), "/tags", "/discussions/knowledge-base/"]
  return <Home title={title} tagline={tagline} slugs={slugs} />
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => {
  const { title, tagline, siteUrl, organization } = required(data.site, "site").siteMetadata
  const home = absoluteUrl(siteUrl, "/")
  const search = absoluteUrl(siteUrl, "/search")
  const facts = webSite({ title, organization, home, search })
  return (
    <SiteHead outsideDocs siteUrl={siteUrl} slug="/" title={title} description={tagline} data={[facts]} />
  )
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
    allDocPage(sort: { slug: ASC }) {
      nodes {
        slug
      }
    }
  }
`
