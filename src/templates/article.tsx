import { graphql, type HeadFC, type PageProps } from "gatsby"
import { ArticlePage } from "../components/knowledge-base/article-page"
import { SiteHead } from "../components/layout/site-head"
import type { ArticleContext } from "../shared/page-context"
import { required } from "../shared/required"
import { questionPage } from "../shared/structured-data"

type Props = PageProps<Queries.ArticleQuery, ArticleContext>

export default function ArticleTemplate({ data }: Props) {
  const { siteUrl } = required(data.site, "site").siteMetadata
  return <ArticlePage article={required(data.article, "article")} siteUrl={siteUrl} />
}

export const Head: HeadFC<Queries.ArticleQuery> = ({ data }) => {
  const article = required(data.article, "article")
  const { siteUrl } = required(data.site, "site").siteMetadata
  return <SiteHead {...article} siteUrl={siteUrl} data={[questionPage(article, siteUrl + article.slug)]} />
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
