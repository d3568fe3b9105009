import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import type { MdxContexts } from "./mdx-contexts"
import { mdxOptions } from "./mdx-options"
import { configuredLayout } from "../config/configured-layout"
import { isOwnContent, loadConfig, type Config } from "../config/load-config"
import { isEndlessLink } from "../content/files/sandbox"
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
    // Other content trees may lack node types, so only this site's own tree updates the generated types. A preview would
    // generate them after each edit.
    graphqlTypegen: process.env.gatsby_executing_command === "build" &&
      isOwnContent(environment) && {
        generateOnBuild: true,
        typesOutputPath: "src/gatsby-types.d.ts",
        documentSearchPaths: ["./src/node/gatsby/**/*.ts"],
      },
    plugins: [
      ...sourceFolders(layout).map((folder) => ({
        resolve: "gatsby-source-filesystem",
        options: { name: "content", path: path.join(layout.root, folder), ignore: [isEndlessLink] },
      })),
      { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.resolve("src/images") } },
      {
        resolve: "gatsby-plugin-mdx",
        options: {
          extensions: site.docusaurus ? [".mdx", ".md"] : [".mdx"], // in Docusaurus trees, .md files can contain MDX
          mdxOptions: mdxOptions(contextFor, site.docusaurus && "docusaurus"),
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

/** Loads the configuration. On a wrong value, exits with only its message, because a stack trace does not help an author. */
function readOrExit(): Config {
  try {
    return loadConfig()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
