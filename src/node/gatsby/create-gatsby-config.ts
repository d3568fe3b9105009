import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import type { MdxContexts } from "./mdx-contexts"
import { rehypePlugins, remarkPlugins } from "../markdown/render-markdown"
import { configuredLayout } from "../config/configured-layout"
import { ownContentDir } from "../config/environment"
import { loadConfig, type Config } from "../config/load-config"
import { sourceFolders } from "../content/layout"

/** Gatsby's configuration, from the checked environment and site configuration. */
export function createGatsbyConfig({ contextFor }: MdxContexts): GatsbyConfig {
  const config = readOrExit()
  const { environment, site } = config
  const layout = configuredLayout(config)
  return {
    siteMetadata: {
      title: site.title,
      tagline: site.tagline,
      organization: site.organization,
      siteUrl: environment.SITE_URL,
    },
    pathPrefix: environment.PATH_PREFIX ?? "",
    trailingSlash: "ignore",
    jsxRuntime: "automatic",
    // Another tree may lack what the types describe: it leaves them as they are.
    graphqlTypegen: path.resolve(environment.CONTENT_DIR) === path.resolve(ownContentDir) && {
      generateOnBuild: true,
      typesOutputPath: "src/gatsby-types.d.ts",
      documentSearchPaths: ["./src/node/gatsby/**/*.ts"],
    },
    plugins: [
      ...sourceFolders(layout).map((folder) => ({
        resolve: "gatsby-source-filesystem",
        options: { name: "content", path: path.join(layout.root, folder) },
      })),
      { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.resolve("src/images") } },
      "gatsby-transformer-remark",
      {
        resolve: "gatsby-plugin-mdx",
        options: {
          extensions: site.docusaurus ? [".mdx", ".md"] : [".mdx"], // there, .md may be MDX as well
          mdxOptions: {
            providerImportSource: path.resolve("src/components/mdx/index.ts"),
            remarkPlugins: remarkPlugins(contextFor, site.docusaurus && "docusaurus"),
            rehypePlugins: rehypePlugins(contextFor),
          },
        },
      },
      "gatsby-plugin-image",
      {
        resolve: "gatsby-plugin-sharp",
        options: { defaults: { formats: ["auto", "webp"], placeholder: "none" } },
      },
      "gatsby-transformer-sharp",
    ],
  }
}

/** The configuration; a wrong value ends the run with its message alone, as a stack trace says nothing to an author. */
function readOrExit(): Config {
  try {
    return loadConfig()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
