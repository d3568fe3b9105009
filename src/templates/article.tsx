import { graphql, type HeadFC, type PageProps } from "gatsby"
import { Article } from "../components/article/article"
import { articleContent } from "../components/article/article-content"
import { PageFooter } from "../components/article/page-footer"
import { PageNotice } from "../components/article/page-notice"
import { ArticleHeader } from "../components/knowledge-base/article-header"
import { RelatedArticles } from "../components/knowledge-base/related-articles"
import { absoluteUrl } from "../components/layout/absolute-url"
import { Columns } from "../components/layout/columns"
import { SiteHead } from "../components/layout/site-head"
import { Breadcrumbs } from "../components/navigation/breadcrumbs"
import { TableOfContents } from "../components/navigation/table-of-contents"
import { BuiltHtml } from "../components/ui/built-html"
import { isArticleKind } from "../shared/article-kinds"
import { required } from "../shared/required"
import { siteOf } from "../shared/site-of"
import { questionPage } from "../shared/structured-data"
import { knowledgeBaseTrail } from "../shared/trails"

/** A knowledge-base article: a question, its answer, and related questions. Gatsby passes the content of an `.mdx` file as children. */
export default function ArticleTemplate({ data, children }: PageProps<Queries.ArticleQuery>) {
  const article = required(data.article, "article")
  const { headings, questionHtml, kind } = article
  return (
    <Columns aside={<TableOfContents headings={headings} place="margin" />}>
      <Article
        path={article.slug}
        content={articleContent(children, article.html)}
        before={
          <>
            <Breadcrumbs items={knowledgeBaseTrail(article)} />
            <ArticleHeader {...article} kind={isArticleKind(kind) ? kind : "concept"}>
              {questionHtml !== "" && <BuiltHtml className="markdown" html={questionHtml} />}
            </ArticleHeader>
          </>
        }
        lead={
          <>
            <PageNotice replacedBy={article.replacedBy} releaseProblems={article.releaseProblems} />
            <TableOfContents headings={headings} place="bar" />
          </>
        }
        after={
          <>
            <RelatedArticles articles={article.related} />
            <PageFooter {...article} />
          </>
        }
      />
    </Columns>
  )
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
      number
      slug
      title
      kind
      answered
      appliesTo
      replacedBy {
        label
        href
      }
      releaseProblems {
        id
        title
      }
      checked
      holdsFor
      answeredBy
      lastUpdated
      editUrl
      questionHtml
      html
      headings {
        id
        text
        level
      }
      tags {
        slug
        label
      }
      related {
        number
        slug
        title
        answered
      }
      question
      answer
      description
    }
  }
`
