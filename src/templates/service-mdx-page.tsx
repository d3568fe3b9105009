import { MDXProvider } from "@mdx-js/react"
import { graphql, type PageProps } from "gatsby"
import { mdxComponents } from "../components/mdx"
import { ServiceArticle } from "../components/reference/service-article"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"

export { Head } from "./doc-page"

type Props = PageProps<Queries.ServiceMdxPageQuery, DocPageContext>

/** A service's page whose prose is a component. */
export default function ServiceMdxPage({ data, children }: Props) {
  const { siteUrl } = required(data.site, "site").siteMetadata
  const body = <MDXProvider components={mdxComponents}>{children}</MDXProvider>
  return (
    <ServiceArticle page={required(data.docPage, "docPage")} siteUrl={siteUrl} content={{ children: body }} />
  )
}

export const query = graphql`
  query ServiceMdxPage($id: String!) {
    ...Shell
    docPage(id: { eq: $id }) {
      ...ServiceArticle
    }
  }
`
