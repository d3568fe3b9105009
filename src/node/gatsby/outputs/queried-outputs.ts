import type { BuildArgs } from "gatsby"
import type { SiteConfig } from "../../../shared/site-config"
import type { OutputData } from "../../outputs/output-pages"
import type { OutputInput, OutputService } from "../../outputs/output-services"
import type { JsonValue } from "../../../hcl/literal"
import type { TypeTree } from "../../../shared/reference"
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
      services: allDocPage(filter: { kind: { eq: "service" } }, sort: { slug: ASC }) {
        nodes {
          slug
          title
          description
          tags {
            slug
            label
          }
          module
          catalogVersion
          lastChanged
          inputs {
            ...OutputInput
          }
          newest {
            release
            inputs {
              ...OutputInput
            }
            added {
              name
            }
            removed {
              name
              successors
            }
            changed {
              name
              details
            }
            addedOutputs
            removedOutputs
          }
          outputs {
            name
            descriptionText
            sensitive
            ephemeral
            deprecated
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
      allVersionTable(sort: { name: ASC }) {
        nodes {
          name
          caption
          columns {
            current_name
            last_version
            minimum_version
            recommendations
          }
          rows {
            repository
            address
            current_name
            last_version
            minimum_version
            recommendations
            replaced_by
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
    fragment OutputInput on TerraformInput {
      name
      descriptionText
      typeExpression
      typeTree
      required
      default
      defaultJson
      nullable
      sensitive
      ephemeral
      deprecated
      validations {
        condition
        message
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

/** The queried services in the form of the build outputs. */
export function servicesOf({ services }: Queries.OutputsQuery): OutputService[] {
  return services.nodes.map((service) => ({
    ...service,
    inputs: service.inputs.map(outputInput),
    newest: service.newest && {
      ...service.newest,
      inputs: service.newest.inputs.map(outputInput),
      added: service.newest.added.map(({ name }) => name),
    },
    outputs: service.outputs.map(({ descriptionText, ...output }) => ({
      ...output,
      description: descriptionText,
    })),
  }))
}

function outputInput({
  descriptionText,
  typeExpression,
  typeTree,
  defaultJson,
  ...input
}: Queries.OutputInputFragment): OutputInput {
  return {
    ...input,
    description: descriptionText,
    type: typeExpression,
    typeTree: JSON.parse(typeTree) as TypeTree, // a resolver wrote it
    ...(defaultJson === null ? {} : { defaultValue: JSON.parse(defaultJson) as JsonValue }),
  }
}
