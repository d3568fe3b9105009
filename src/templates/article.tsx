import { graphql, type HeadFC, type PageProps } from "gatsby"
import { ArticlePage } from "../components/knowledge-base/article-page"
import { absoluteUrl } from "../components/layout/absolute-url"
import { SiteHead } from "../components/layout/site-head"
import type { ArticleContext } from "../shared/page-context"
import { required } from "../shared/required"
import { breadcrumbList, questionPage } from "../shared/structured-data"

type Props = PageProps<Queries.ArticleQuery, ArticleContext>

/** A knowledge-base article. Gatsby passes the content of an `.mdx` file as children. */
export default function ArticleTemplate({ data, children }: Props) {
  const { siteUrl } = required(data.site, "site").siteMetadata
  const article = required(data.article, "article")
  return (
    <ArticlePage
      article={article}
      siteUrl={siteUrl}
      content={children ? { children } : { html: article.html }}
    />
  )
}

export const Head: HeadFC<Queries.ArticleQuery> = ({ data }) => {
  const article = required(data.article, "article")
  const { siteUrl } = required(data.site, "site").siteMetadata
  const facts = questionPage(article, absoluteUrl(siteUrl, article.slug))
  const trail = [
    { label: "Knowledge Base", url: absoluteUrl(siteUrl, "/discussions/knowledge-base/") },
    { label: article.title, url: absoluteUrl(siteUrl, article.slug) },
  ]
  return (
    <SiteHead
      {...article}
      siteUrl={siteUrl}
      robots={article.replacedBy ? "noindex" : undefined}
      data={[breadcrumbList(trail), facts]}
    />
  )
}

export const query = graphql`
  query Article($id: String!) {
    ...Shell
    article(id: { eq: $id }) {
      ...ArticlePage
      question
      answer
      description
    }
  }
`
