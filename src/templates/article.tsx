import { graphql, type HeadFC, type PageProps } from "gatsby"
import { articleContent } from "../components/article/article-content"
import { ArticlePage } from "../components/knowledge-base/article-page"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import type { ArticleContext } from "../shared/page-context"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"
import { questionPage } from "../shared/structured-data"
import { knowledgeBaseTrail } from "../shared/trails"

type Props = PageProps<Queries.ArticleQuery, ArticleContext>

/** A knowledge-base article. Gatsby passes the content of an `.mdx` file as children. */
export default function ArticleTemplate({ data, children }: Props) {
  const { siteUrl } = siteOf(data)
  const article = required(data.article, "article")
  return <ArticlePage article={article} siteUrl={siteUrl} content={articleContent(children, article.html)} />
}

export const Head: HeadFC<Queries.ArticleQuery> = ({ data }) => {
  const article = required(data.article, "article")
  const { siteUrl } = siteOf(data)
  const facts = questionPage(article, absoluteUrl(siteUrl, article.slug))
  return (
    <SiteHead
      {...article}
      siteUrl={siteUrl}
      robots={article.replacedBy ? "noindex" : undefined}
      trail={knowledgeBaseTrail(article)}
      data={[facts]}
    />
  )
}

export const query = graphql`
  query Article($id: String!) {
    ...Frame
    article(id: { eq: $id }) {
      ...ArticlePage
      question
      answer
      description
    }
  }
`
