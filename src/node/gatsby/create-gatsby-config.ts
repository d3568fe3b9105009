import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { isBuild } from "./is-build"
import { configuredLayout } from "../config/configured-layout"
import { isOwnContent, loadConfig, type Config } from "../config/load-config"
import { leadsToSettings } from "../content/files/file-names"
import { followedFolders, isEndlessLink, isVisibleBelow } from "../content/files/sandbox"
import { mdxEndings } from "../content/layout"
import { errorMessage } from "../../shared/error-message"

/** Gatsby's configuration, from the checked environment and site configuration. */
export function createGatsbyConfig(): GatsbyConfig {
  const config = readOrExit()
  const { environment, site } = config
  const layout = configuredLayout(config)
  const folders = followedFolders(layout)
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
    graphqlTypegen: isBuild() &&
      isOwnContent(environment) && {
        generateOnBuild: true,
        typesOutputPath: "src/gatsby-types.d.ts",
        documentSearchPaths: ["./src/node/gatsby/**/*.ts"],
      },
    plugins: [
      ...folders.content.map((folder) => contentSource(folder)),
      // The settings files of a Docusaurus tree are beside its folders of docs.
      ...(layout.docusaurus ? [contentSource(layout.root, (file) => !leadsToSettings(layout, file))] : []),
      // Gatsby's plugin stops at a folder that does not exist, so it is given the one around it.
      ...folders.static.map((folder) =>
        contentSource(path.dirname(folder), (file) => !isStaticFile(folder, file)),
      ),
      { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.resolve("src/images") } },
      { resolve: "gatsby-plugin-mdx", options: { extensions: mdxEndings(layout) } },
      "gatsby-plugin-image",
      {
        resolve: "gatsby-plugin-sharp",
        // Damaged pictures that browsers show are accepted, as in `checkImageFiles`.
        options: { defaults: { formats: ["auto", "webp"], placeholder: "none" }, failOn: "truncated" },
      },
      "gatsby-transformer-sharp",
    ],
  }
}

/** Makes nodes of the files of a folder that pages can show. */
function contentSource(folder: string, ignore?: (file: string) => boolean) {
  return {
    resolve: "gatsby-source-filesystem",
    options: { name: "content", path: folder, ignore: [isEndlessLink, ...(ignore ? [ignore] : [])] },
  }
}

/** Whether a path is a folder of static files, the folder around it, or a file in it. Markdown there is no page. */
function isStaticFile(folder: string, file: string): boolean {
  return (
    path.relative(path.dirname(folder), file) === "" ||
    (isVisibleBelow(folder, file) && !/\.mdx?$/.test(file))
  )
}

/** Loads the configuration. On a wrong value, exits with only its message, because a stack trace does not help an author. */
function readOrExit(): Config {
  try {
    return loadConfig()
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exit(1)
  }
}
