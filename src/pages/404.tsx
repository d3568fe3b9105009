import { graphql, type HeadFC, type PageProps } from "gatsby"
import { knownPages } from "../components/layout/known-pages"
import { NotFound } from "../components/layout/not-found"
import { SiteHead } from "../components/layout/site-head"
import { pathBelow, siteCardPath } from "../shared/paths"
import { siteOf } from "../shared/site-of"

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const pages = knownPages({
    docs: data.allDocPage.nodes,
    articles: data.allArticle.nodes,
    tags: data.allTag.nodes,
  })
  return <NotFound path={pathBelow(location.pathname, __PATH_PREFIX__)} pages={pages} />
}

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => (
  <SiteHead
    outsideDocs
    siteUrl={siteOf(data).siteUrl}
    slug="/404"
    title="Page Not Found"
    description="We could not find what you were looking for."
    image={siteCardPath}
    robots="noindex"
  />
)

export const query = graphql`
  query NotFoundPage {
    ...Frame
    allDocPage(filter: { unlisted: { eq: false } }, sort: { slug: ASC }) {
      nodes {
        slug
        title
        module
      }
    }
    allTag {
      nodes {
        slug
        label
      }
    }
    allArticle(sort: { number: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`
