import { graphql, type HeadFC, type PageProps } from "gatsby"
import { DocArticle } from "../components/article/doc-article"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import { editionOf } from "../shared/editions"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"
import { faqPage, techArticle } from "../shared/structured-data"
import { site } from "../browser/site"

type Props = PageProps<Queries.DocPageQuery, DocPageContext>

/** A documentation page. Gatsby passes the content of an `.mdx` file as children. */
export default function DocPage({ data, children, pageContext }: Props) {
  return (
    <DocArticle page={required(data.docPage, "docPage")} printHref={pageContext.print}>
      {children}
    </DocArticle>
  )
}

export const Head: HeadFC<Queries.DocPageQuery> = ({ data }) => {
  const page = required(data.docPage, "docPage")
  const { siteUrl } = siteOf(data)
  const url = absoluteUrl(siteUrl, page.slug)
  const about =
    page.questions.length > 0
      ? faqPage(page.questions, url)
      : techArticle(page, {
          url,
          language: editionOf(page.slug, site).locale.code,
          organization: site.organization,
        })
  return (
    <SiteHead
      {...page}
      title={page.metaTitle}
      siteUrl={siteUrl}
      robots={page.unlisted || page.replacedBy ? "noindex" : undefined}
      trail={page.breadcrumbs}
      data={[about]}
    />
  )
}

export const query = graphql`
  query DocPage($id: String!) {
    ...Frame
    docPage(id: { eq: $id }) {
      ...DocArticle
    }
  }
`
