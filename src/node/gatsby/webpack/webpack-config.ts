import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { themeModules } from "../../../shared/mdx-components"
import { declaredFolders } from "../../checks/check-imports"
import type { Config } from "../../config/load-config"
import { contentLayout, siteRoots } from "../../content/layout"
import { readableFolders } from "../../content/sandbox"
import { hostedSearch } from "../../search/hosted-search"
import { ContentBoundary } from "./content-boundary"
import { compileScripts } from "./script-rules"
import { styleRules } from "./style-rules"

/**
 * Browser code reads the site's facts from `src/site.config.ts`; SITE_CONFIG puts another file in its place.
 * `@theme/…` and `@site/…` are what Docusaurus trees import in MDX. Source maps are not published.
 */
export function webpackConfig(loadConfig: () => Config) {
  return ({ actions, getConfig, stage, plugins }: CreateWebpackConfigArgs): void => {
    const { environment, site } = loadConfig()
    const isBuild = stage === "build-javascript" || stage === "build-html"
    const layout = contentLayout(environment.CONTENT_DIR)
    const theme = (name: string) => path.resolve("src/components/mdx", name)
    actions.setWebpackConfig({
      ...(isBuild ? { devtool: false } : {}),
      module: { rules: styleRules },
      resolve: {
        // A content tree may lie outside of the project; its MDX imports what the project has installed.
        modules: ["node_modules", path.resolve("node_modules")],
        alias: {
          [path.resolve("src/site.config")]: path.resolve(environment.SITE_CONFIG),
          "@builder.io/partytown/integration": path.resolve("src/components/layout/no-partytown.ts"),
          ...Object.fromEntries(Object.entries(themeModules).map(([name, file]) => [name, theme(file)])),
          "@site": siteRoots(layout),
        },
      },
      plugins: [
        new ContentBoundary({
          content: layout.root,
          readable: [...readableFolders(layout), ...declaredFolders(layout, site.imports ?? [])],
          given: [path.resolve("src/components/mdx"), path.resolve("node_modules"), path.resolve(".cache")],
        }),
        plugins.define({
          BUILD_VERSION: JSON.stringify(environment.BUILD_VERSION),
          ANALYTICS_ID: JSON.stringify(environment.GA_MEASUREMENT_ID ?? null),
          SEARCH_SERVICE: JSON.stringify(hostedSearch(environment)),
        }),
      ],
    })
    if (isBuild) {
      const config = getConfig()
      compileScripts(config)
      actions.replaceWebpackConfig(config)
    }
  }
}
