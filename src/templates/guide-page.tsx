import { graphql, type PageProps } from "gatsby"
import { articleContent } from "../components/article/article-content"
import { GuideArticle } from "../components/article/guide-article"
import type { DocPageContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"

export { Head } from "./doc-page"

type Props = PageProps<Queries.GuidePageQuery, DocPageContext>

/** A page that lists goals, or that leads through the steps of a task. */
export default function GuidePage({ data, children }: Props) {
  const page = required(data.docPage, "docPage")
  const { siteUrl } = siteOf(data)
  return <GuideArticle page={page} siteUrl={siteUrl} content={articleContent(children, page.html)} />
}

export const query = graphql`
  query GuidePage($id: String!) {
    ...Frame
    docPage(id: { eq: $id }) {
      ...GuideArticle
      html
    }
  }
`
