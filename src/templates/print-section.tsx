import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Article } from "../components/article/article"
import { PrintedPage } from "../components/article/printed-page"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import type { PrintContext } from "../shared/page-context"
import { printedId } from "../shared/printed-id"
import { siteCardPath } from "../shared/paths"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"

type Props = PageProps<Queries.PrintSectionQuery, PrintContext>

/** A whole section on one page, for printing. */
export default function PrintSection({ data, pageContext }: Props) {
  const { title, breadcrumbs } = required(data.docPage, "docPage")
  const texts = new Map(data.allDocPage.nodes.map((page) => [page.id, page]))
  const pages = pageContext.ids.flatMap((id) => texts.get(id) ?? [])
  return (
    <Columns>
      <Article
        title={`${title}: the whole section`}
        path={pageContext.slug}
        before={<Breadcrumbs items={[...breadcrumbs, { label: "The whole section" }]} />}
        content={{
          children: (
            <>
              <p>The {pages.length} pages of this section on one page, to print or to save as a PDF.</p>
              <ol>
                {pages.map(({ id, title }, position) => (
                  <li key={id}>
                    <a href={`#${printedId(position)}`}>{title}</a>
                  </li>
                ))}
              </ol>
              {pages.map((page, position) => (
                <PrintedPage key={page.id} id={printedId(position)} page={page} />
              ))}
            </>
          ),
        }}
      />
    </Columns>
  )
}

export const Head: HeadFC<Queries.PrintSectionQuery, PrintContext> = ({ data, pageContext }) => {
  const { title } = required(data.docPage, "docPage")
  return (
    <SiteHead
      siteUrl={siteOf(data).siteUrl}
      slug={pageContext.slug}
      title={`${title}: the whole section`}
      description={`All pages of ${title} on one page, for printing.`}
      image={siteCardPath}
      robots="noindex"
    />
  )
}

export const query = graphql`
  query PrintSection($id: String!, $ids: [String!]!, $slugs: [String!]!) {
    ...Frame
    docPage(id: { eq: $id }) {
      title
      breadcrumbs {
        label
        href
      }
      sidebar {
        ...Sidebar
      }
    }
    allDocPage(filter: { id: { in: $ids } }, sort: { slug: ASC }) {
      nodes {
        id
        title
        ...PageNotice
        printedHtml(slugs: $slugs)
      }
    }
  }
`
