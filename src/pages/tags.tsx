import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import { TagIndex } from "../components/navigation/tag-index"
import { siteOf } from "../shared/site-of"
import { tagsTrail } from "../shared/trails"

export default function TagsPage({ data }: PageProps<Queries.TagsPageQuery>) {
  const tags = data.allTag.nodes.map(({ pageCount: count, ...tag }) => ({ ...tag, count }))
  return (
    <Columns wide>
      <Breadcrumbs items={tagsTrail()} />
      <TagIndex tags={tags} />
    </Columns>
  )
}

export const Head: HeadFC<Queries.TagsPageQuery> = ({ data }) => (
  <SiteHead
    outsideDocs
    siteUrl={siteOf(data).siteUrl}
    slug="/tags"
    title="Tags"
    trail={tagsTrail()}
    robots={data.allTag.nodes.length === 0 ? "noindex" : undefined}
    description="All tags of the documentation, with the number of pages that carry each."
  />
)

export const query = graphql`
  query TagsPage {
    ...Frame
    allTag {
      nodes {
        slug
        label
        name
        topic
        pageCount
      }
    }
  }
`
