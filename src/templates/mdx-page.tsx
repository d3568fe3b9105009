import { MDXProvider } from "@mdx-js/react"
import { graphql, type PageProps } from "gatsby"
import { DocArticle } from "../components/article/doc-article"
import { mdxComponents } from "../components/mdx"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"

export { Head } from "./doc-page"

type Props = PageProps<Queries.MdxPageQuery, DocPageContext>

/** A documentation page whose body is a component. A template of its own keeps those components out of other pages. */
export default function MdxPage({ data, children }: Props) {
  const { siteUrl } = required(data.site, "site").siteMetadata
  const body = <MDXProvider components={mdxComponents}>{children}</MDXProvider>
  return (
    <DocArticle page={required(data.docPage, "docPage")} siteUrl={siteUrl} content={{ children: body }} />
  )
}

export const query = graphql`
  query MdxPage($id: String!) {
    ...Shell
    docPage(id: { eq: $id }) {
      ...DocArticle
    }
  }
`
