import { graphql, type HeadFC, type PageProps } from "gatsby"
import { ArticleIndex } from "../../../components/knowledge-base/article-index"
import { isArticleKind } from "../../../shared/article-kinds"
import { SiteHead } from "../../../components/layout/site-head"
import { articlesPath, articlesTitle } from "../../../shared/knowledge-base"
import { siteOf } from "../../../shared/site-of"
import { knowledgeBaseTrail } from "../../../shared/trails"

export default function KnowledgeBasePage({ data, location }: PageProps<Queries.KnowledgeBasePageQuery>) {
  const articles = data.allArticle.nodes
  const references = new Map<number, number>()
  for (const { relatedNumbers } of articles)
    for (const number of relatedNumbers) references.set(number, (references.get(number) ?? 0) + 1)
  const topics = new Map(data.allTag.nodes.map(({ slug, topic, name }) => [slug, topic || name]))
  const listed = articles.map(({ number, slug, title, kind, answered, tagKeys }) => ({
    number,
    slug,
    title,
    kind: isArticleKind(kind) ? kind : "concept",
    answered,
    tags: tagKeys,
    topic: topics.get(tagKeys[0] ?? "") ?? "",
    references: references.get(number) ?? 0,
  }))
  const used = new Set(listed.flatMap(({ tags }) => tags))
  const tags = data.allTag.nodes
    .filter(({ slug }) => used.has(slug))
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
  return <ArticleIndex articles={listed} tags={tags} location={location} />
}

export const Head: HeadFC<Queries.KnowledgeBasePageQuery> = ({ data }) => (
  <SiteHead
    siteUrl={siteOf(data).siteUrl}
    slug={articlesPath}
    title={articlesTitle}
    trail={knowledgeBaseTrail()}
    robots={data.allArticle.nodes.length === 0 ? "noindex" : undefined}
    description="Questions that engineers asked about the modules, the Reference Architecture and AWS, with the answers that solved them."
  />
)

export const query = graphql`
  query KnowledgeBasePage {
    ...Frame
    allArticle(sort: { number: ASC }) {
      nodes {
        number
        slug
        title
        kind
        answered
        tagKeys
        relatedNumbers
      }
    }
    allTag {
      nodes {
        slug
        name
        topic
      }
    }
  }
`
