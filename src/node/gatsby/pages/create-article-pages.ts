import type { CreatePagesArgs } from "gatsby"
import type { ArticleContext } from "../../../shared/page-context"
import { templateOf } from "../page-types"

/** Creates one page for each knowledge-base article. */
export async function createArticlePages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.ArticlePagesQuery>(`
    query ArticlePages {
      allArticle {
        nodes {
          id
          slug
          file
          format
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the knowledge-base articles.", errors)
    return
  }
  for (const { id, slug, file, format } of data.allArticle.nodes) {
    const context: ArticleContext = { id }
    const component = templateOf({ kind: "article", file, format })
    actions.createPage({ path: slug, component, context })
  }
}
