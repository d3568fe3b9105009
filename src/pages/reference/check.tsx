import { graphql, type HeadFC, type PageProps } from "gatsby"
import { CheckPage } from "../../components/check/check-page"
import { Columns } from "../../components/layout/columns"
import { Breadcrumbs } from "../../components/navigation/breadcrumbs"
import { SiteHead } from "../../components/layout/site-head"
import { checkDescription, checkPage, checkTitle, serviceName } from "../../shared/reference"
import { siteOf } from "../../shared/site-of"
import { checkTrail } from "../../shared/trails"

export default function CheckRoute({ data, location }: PageProps<Queries.CheckPageQuery>) {
  const [example] = data.allDocPage.nodes
  return (
    <Columns wide>
      <Breadcrumbs items={checkTrail()} />
      <CheckPage search={location.search} example={example && serviceName(example.slug)} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.CheckPageQuery> = ({ data }) => (
  <SiteHead
    outsideDocs
    siteUrl={siteOf(data).siteUrl}
    slug={checkPage()}
    title={checkTitle}
    trail={checkTrail()}
    description={checkDescription}
    robots={data.allDocPage.nodes.length === 0 ? "noindex" : undefined}
  />
)

export const query = graphql`
  query CheckPage {
    ...Frame
    allDocPage(filter: { kind: { eq: "service" } }, sort: { slug: ASC }, limit: 1) {
      nodes {
        slug
      }
    }
  }
`
