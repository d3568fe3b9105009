import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

const template = path.resolve("src/templates/home.tsx")

/** Creates the home page, unless a page of the content is at the root. */
export async function createHomePage({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.HomePageTakenQuery>(`
    query HomePageTaken {
      docPage(slug: { eq: "/" }) {
        id
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild("Could not look for a page at the root.", errors)
    return
  }
  if (!data.docPage) actions.createPage({ path: "/", component: template })
}
