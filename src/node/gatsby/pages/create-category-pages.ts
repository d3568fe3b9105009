import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CategoryContext } from "../../../shared/page-context"

const template = path.resolve("src/templates/category.tsx")

/** Creates the index pages of categories, unless there is a Markdown page at the address. */
export async function createCategoryPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.CategoryPagesQuery>(`
    query CategoryPages {
      allCategoryPage {
        nodes {
          id
          slug
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the categories.", errors)
    return
  }
  for (const { id, slug } of data.allCategoryPage.nodes) {
    const context: CategoryContext = { id }
    actions.createPage({ path: slug, component: template, context })
  }
}
