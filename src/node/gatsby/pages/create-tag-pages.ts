import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { TagContext } from "../../../shared/page-context"

const template = path.resolve("src/templates/tag.tsx")

/** Creates one page for each tag. */
export async function createTagPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.TagPagesQuery>(`
    query TagPages {
      allTag {
        nodes {
          slug
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not list the tags.", errors)
    return
  }
  for (const { slug } of data.allTag.nodes) {
    const context: TagContext = { slug }
    actions.createPage({ path: `/tags/${slug}`, component: template, context })
  }
}
