import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Home } from "../components/home/home"
import { Start } from "../components/home/start"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import { articlesPath } from "../shared/knowledge-base"
import { catalogPath, categoryOf } from "../shared/reference"
import { siteCardPath } from "../shared/paths"
import { required } from "../shared/required"
import { webSite } from "../shared/structured-data"
import { site } from "../site.config"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline } = required(data.site, "site").siteMetadata
  if ("docusaurus" in site) return <Start title={title} tagline={tagline} />
  const { nodes } = data.allDocPage
  const categories = new Set(nodes.flatMap(({ slug }) => categoryOf(slug) ?? []))
  const lists = [...categories].map((category) => `${catalogPath}${category}/`)
  const counts = {
    services: data.services.totalCount,
    articles: data.articles.totalCount,
    walkthroughs: nodes.filter(({ walkthrough }) => walkthrough?.position === 1).length,
  }
  return (
    <Home
      title={title}
      tagline={tagline}
      slugs={[...nodes.map(({ slug }) => slug), ...lists, "/tags", articlesPath]}
      counts={counts}
    />
  )
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => {
  const { title, tagline, siteUrl, organization } = required(data.site, "site").siteMetadata
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
        walkthrough {
          position
        }
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
