import type { BuildArgs } from "gatsby"
import type { SiteConfig } from "../../../shared/site-config"
import type { OutputData } from "../../outputs/output-pages"
import { outputSitePages } from "../../outputs/site-pages"

/** Queries all that the outputs of a build contain. */
export function queryOutputs(graphql: BuildArgs["graphql"]) {
  return graphql<Queries.OutputsQuery>(`
    query Outputs {
      allDocPage(sort: { slug: ASC }) {
        nodes {
          kind
          slug
          title
          description
          markdown
          appliesTo
          replacedBy {
            label
            href
          }
          lastUpdated
          unlisted
          tags {
            slug
            label
          }
        }
      }
      allArticle(sort: { number: ASC }) {
        nodes {
          number
          slug
          title
          description
          markdown
          appliesTo
          replacedBy {
            label
            href
          }
          lastUpdated
          related {
            slug
            title
          }
          tags {
            slug
            label
          }
        }
      }
      allCategoryPage {
        nodes {
          slug
          title
          description
          pages {
            label
            href
            description
          }
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          componentChunkName
        }
      }
      allTag {
        nodes {
          slug
          label
          description
          pages {
            title
            slug
            description
            section
          }
        }
      }
    }
  `)
}

/** The queried pages, articles and tags in the form of the build outputs. */
export function outputsOf(
  { allDocPage, allArticle, allCategoryPage, allTag }: Queries.OutputsQuery,
  site: SiteConfig,
): OutputData {
  const articles = allArticle.nodes.map((article) => ({
    ...article,
    unlisted: false,
    related: article.related.map(({ slug, title }) => ({ slug, title, description: "" })),
  }))
  const [pages, tags, categories] = [allDocPage.nodes, allTag.nodes, allCategoryPage.nodes]
  return { pages, articles, tags, sitePages: outputSitePages({ pages, articles, tags, categories }, site) }
}
