import { graphql, type PageProps } from "gatsby"
import { ServiceArticle } from "../components/reference/service-article"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"

export { Head } from "./doc-page"

type Props = PageProps<Queries.ServicePageQuery, DocPageContext>

/** A service's page. Gatsby passes the content of an `.mdx` file as children. */
export default function ServicePage({ data, children }: Props) {
  const page = required(data.docPage, "docPage")
  const { siteUrl } = required(data.site, "site").siteMetadata
  return (
    <ServiceArticle page={page} siteUrl={siteUrl} content={children ? { children } : { html: page.html }} />
  )
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
