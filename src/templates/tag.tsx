import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import { TagPage } from "../components/navigation/tag-page"
import { taggedTitle } from "../components/navigation/group-tags"
import type { TagContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"
import { tagsTrail } from "../shared/trails"

type Props = PageProps<Queries.TagQuery, TagContext>

export default function TagTemplate({ data }: Props) {
  const { label, slug, description, pages } = required(data.tag, "tag")
  return (
    <Columns>
      <Breadcrumbs items={tagsTrail({ label, slug })} />
      <TagPage label={label} description={description} pages={pages} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.TagQuery> = ({ data }) => {
  const { label, slug, description, pages } = required(data.tag, "tag")
  const title = taggedTitle(pages.length, label)
  return (
    <SiteHead
      outsideDocs
      siteUrl={siteOf(data).siteUrl}
      slug={`/tags/${slug}`}
      title={title}
      description={description || title}
      trail={tagsTrail({ label, slug })}
    />
  )
}

export const query = graphql`
  query Tag($slug: String!) {
    ...Frame
    tag(slug: { eq: $slug }) {
      slug
      label
      description
      pages {
        title
        slug
        description
        section
      }
    }
  }
`
