import { graphql } from "gatsby"
import { Article } from "../article/article"
import type { ArticleContent } from "../article/article-content"
import { PageNotice } from "../article/page-notice"
import { PageFooter } from "../article/page-footer"
import { Columns } from "../layout/columns"
import { Breadcrumbs } from "../navigation/breadcrumbs"
import { TableOfContents } from "../navigation/table-of-contents"
import { BuiltHtml } from "../ui/built-html"
import { ArticleHeader } from "./article-header"
import { isArticleKind } from "../../shared/article-kinds"
import { knowledgeBaseTrail } from "../../shared/trails"
import { RelatedArticles } from "./related-articles"

interface ArticlePageProps {
  article: Queries.ArticlePageFragment
  /** Origin of the site. */
  siteUrl: string
  content: ArticleContent
}

/** A question, its answer, and related questions. */
export function ArticlePage({ article, siteUrl, content }: ArticlePageProps) {
  const { headings, questionHtml, kind } = article
  return (
    <Columns aside={<TableOfContents headings={headings} place="margin" />}>
      <Article
        path={article.slug}
        content={content}
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
            <PageFooter {...article} siteUrl={siteUrl} />
          </>
        }
      />
    </Columns>
  )
}

export const articlePage = graphql`
  fragment ArticlePage on Article {
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
  }
`
