import { graphql, type PageProps } from "gatsby"
import { articleContent } from "../components/article/article-content"
import { ServiceArticle } from "../components/reference/service-article"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"

export { Head } from "./doc-page"

type Props = PageProps<Queries.ServicePageQuery, DocPageContext>

/** A service's page. Gatsby passes the content of an `.mdx` file as children. */
export default function ServicePage({ data, children }: Props) {
  const page = required(data.docPage, "docPage")
  const { siteUrl } = siteOf(data)
  return <ServiceArticle page={page} siteUrl={siteUrl} content={articleContent(children, page.html)} />
}

export const query = graphql`
  query ServicePage($id: String!) {
    ...Frame
    docPage(id: { eq: $id }) {
      ...ServiceArticle
      html
    }
  }
`
