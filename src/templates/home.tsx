import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Home } from "../components/home/home"
import { Start } from "../components/home/start"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import type { HomeContext } from "../shared/page-context"
import { siteCardPath } from "../shared/paths"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"
import { webSite } from "../shared/structured-data"

type Props = PageProps<Queries.HomePageQuery, HomeContext>

export default function HomePage({ data, pageContext }: Props) {
  const { siteMetadata, home } = required(data.site, "site")
  const { title, tagline } = siteMetadata
  if (pageContext.isOfProject) return <Start title={title} tagline={tagline} />
  const counts = {
    services: data.services.totalCount,
    articles: data.articles.totalCount,
    walkthroughs: home.walkthroughs,
  }
  return <Home title={title} tagline={tagline} missing={home.missingPaths} counts={counts} />
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => {
  const { title, tagline, siteUrl, organization } = siteOf(data)
  const home = absoluteUrl(siteUrl, "/")
  const search = absoluteUrl(siteUrl, "/search")
  const facts = webSite({ title, organization, home, search })
  return (
    <SiteHead
      outsideDocs
      siteUrl={siteUrl}
      slug="/"
      title={title}
      description={tagline}
      image={siteCardPath}
      data={[facts]}
    />
  )
}

export const query = graphql`
  query HomePage {
    ...Frame
    site {
      siteMetadata {
        title
        tagline
        organization
      }
      home {
        missingPaths
        walkthroughs
      }
    }
    services: allDocPage(filter: { kind: { eq: "service" } }, sort: { slug: ASC }) {
      totalCount
    }
    articles: allArticle(sort: { number: ASC }) {
      totalCount
    }
  }
`
