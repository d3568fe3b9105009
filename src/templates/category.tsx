import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import { Pagination } from "../components/navigation/pagination"
import { SectionCards } from "../components/navigation/section-cards"
import type { CategoryContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"

type Props = PageProps<Queries.CategoryQuery, CategoryContext>

/** A category's page: its pages as cards. */
export default function Category({ data }: Props) {
  const { title, description, breadcrumbs, pages, previous, next } = required(data.docPage, "categoryPage")
  return (
    <Columns>
      <Breadcrumbs items={breadcrumbs} />
      <h1>{title}</h1>
      {description !== "" && <p>{description}</p>}
      <SectionCards label="Pages in this section" pages={pages} />
      <Pagination previous={previous} next={next} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.CategoryQuery, CategoryContext> = ({ data }) => {
  const { slug, title, description, breadcrumbs } = required(data.docPage, "categoryPage")
  return (
    <SiteHead
      siteUrl={siteOf(data).siteUrl}
      slug={slug}
      title={title}
      description={description || title}
      trail={breadcrumbs}
    />
  )
}

export const query = graphql`
  query Category($id: String!) {
    ...Frame
    # The page frame reads the sidebar under this name.
    docPage: categoryPage(id: { eq: $id }) {
      slug
      title
      description
      sidebar {
        ...Sidebar
      }
      editions {
        locale
        version
        href
      }
      breadcrumbs {
        label
        href
      }
      previous {
        label
        href
      }
      next {
        label
        href
      }
      pages {
        label
        href
        description
      }
    }
  }
`
