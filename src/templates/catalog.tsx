import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import { ServiceCatalog } from "../components/reference/service-catalog"
import { counted } from "../shared/counted"
import type { CatalogContext } from "../shared/page-context"
import { isPlanPart } from "../shared/plan"
import { categoryOf } from "../shared/reference"
import { siteOf } from "../shared/site-of"
import { catalogTrail } from "../shared/trails"

type Props = PageProps<Queries.CatalogQuery, CatalogContext>

export default function Catalog({ data, pageContext, location }: Props) {
  const { title } = pageContext
  const services = data.allDocPage.nodes.map(({ slug, label, description, tags, place }) => ({
    slug,
    title: label,
    description,
    tags,
    category: categoryOf(slug) ?? "",
    place: isPlanPart(place) ? place : undefined,
  }))
  return (
    <Columns wide>
      <Breadcrumbs items={catalogTrail(pageContext)} />
      <h1>{title}</h1>
      <ServiceCatalog services={services} location={location} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.CatalogQuery, CatalogContext> = ({ data, pageContext }) => {
  const { totalCount } = data.allDocPage
  return (
    <SiteHead
      siteUrl={siteOf(data).siteUrl}
      slug={pageContext.slug}
      title={pageContext.title}
      trail={catalogTrail(pageContext)}
      description={`${counted(totalCount, "service")} of the Gruntwork Service Catalog, with the inputs and outputs of their modules.`}
    />
  )
}

export const query = graphql`
  query Catalog($services: String!, $first: String) {
    ...Frame
    docPage(id: { eq: $first }) {
      sidebar {
        ...Sidebar
      }
    }
    allDocPage(filter: { docId: { glob: $services }, kind: { eq: "service" } }, sort: { slug: ASC }) {
      totalCount
      nodes {
        slug
        label
        description
        place
        tags {
          slug
          label
        }
      }
    }
  }
`
