import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { CategoryContext } from "../../../shared/page-context"

const template = path.resolve("src/templates/category.tsx")

/** Creates the pages that list what a category holds; a page that a writer put at the same address stands in its place. */
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
