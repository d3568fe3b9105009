import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Configuration } from "webpack"
import { themeModules } from "../../../shared/mdx-components"
import { pageSettings } from "../../../shared/page-settings"
import { trustedTypesPolicy } from "../../../shared/trusted-types"
import { declaredFolders } from "../../checks/mdx/check-imports"
import { configuredLayout } from "../../config/configured-layout"
import type { Config } from "../../config/load-config"
import { readableFolders } from "../../content/files/sandbox"
import { siteRoots } from "../../content/layout"
import { hostedSearch } from "../../search/hosted-search"
import type { MdxContexts } from "./mdx-contexts"
import { CompileAhead } from "./compile-ahead"
import { compileMdx, withoutPluginCompiler } from "./compile-mdx"
import { ContentBoundary } from "./content-boundary"
import { headElements } from "./head-elements"
import { PortableHash, PortableIdentifiers, portableImports, portableParser } from "./portable-modules"
import { ReportRemovedFiles } from "./report-removed-files"
import { compileScripts } from "./script-rules"
import { SearchScripts } from "./search-scripts"
import { SkipBuildDependencies } from "./skip-build-dependencies"
import { styleRules } from "./style-rules"
import { StylesheetName } from "./stylesheet-name"

/** The file of a module that is used in place of one of Gatsby's. */
const replacement = (name: string) => path.resolve("src/node/gatsby/webpack/replacements", `${name}.ts`)

interface WebpackInput {
  loadConfig: () => Config
  mdx: Pick<MdxContexts, "contextFor">
}

/**
 * The webpack configuration. The aliases `@theme/…` and `@site/…` are for MDX of Docusaurus trees. Source maps are not
 * published.
 */
export function webpackConfig({ loadConfig, mdx }: WebpackInput) {
  const stylesheet = new StylesheetName()
  const searchScripts = new SearchScripts(() =>
    hostedSearch(loadConfig().environment) ? "./hosted-client" : "../../../search/embedded-client",
  )
  return ({ actions, getConfig, stage, plugins }: CreateWebpackConfigArgs): void => {
    const { environment, site } = loadConfig()
    const isBuild = stage === "build-javascript" || stage === "build-html"
    const layout = configuredLayout({ environment, site })
    const theme = (name: string) => path.resolve("src/components/mdx", name)
    actions.setWebpackConfig({
      ...(isBuild ? { devtool: false } : {}),
      // Without a line for each request that a preview answers only when the bundle is compiled, among which problems would be lost.
      infrastructureLogging: { level: "warn" },
      module: {
        rules: [...styleRules, compileMdx(layout, mdx.contextFor), portableImports, portableParser],
      },
      resolve: {
        // A content tree can be outside of the project; its MDX can import the project's packages.
        modules: ["node_modules", path.resolve("node_modules")],
        alias: {
          "@builder.io/partytown/integration": replacement("no-partytown"),
          "gatsby-script": replacement("no-scripts"),
          ...Object.fromEntries(Object.entries(themeModules).map(([name, file]) => [name, theme(file)])),
          "@site": siteRoots(layout),
        },
      },
      plugins: [
        new SkipBuildDependencies(),
        new PortableIdentifiers(),
        ...(stage === "build-javascript"
          ? [new PortableHash(), new CompileAhead(), stylesheet, searchScripts]
          : []),
        new ContentBoundary({
          content: layout.root,
          readable: [...readableFolders(layout), ...declaredFolders(layout, site.imports ?? [])],
          given: [path.resolve("src/components/mdx"), path.resolve("node_modules"), path.resolve(".cache")],
        }),
        plugins.define({
          SITE_SETTINGS: JSON.stringify(pageSettings(site)),
          BUILD_VERSION: JSON.stringify(environment.BUILD_VERSION),
          "process.env.BUILD_STAGE": JSON.stringify(stage),
          ANALYTICS_ID: JSON.stringify(environment.GA_MEASUREMENT_ID ?? null),
          HEAD_ELEMENTS: JSON.stringify(headElements()),
          SEARCH_SERVICE: JSON.stringify(hostedSearch(environment)),
          SEARCH_SCRIPTS: JSON.stringify(stage === "build-html" ? searchScripts.names : []),
          ...(stage === "build-html" ? { STYLESHEET: JSON.stringify(stylesheet.name) } : {}),
        }),
        ...(stage === "develop" ? [new ReportRemovedFiles()] : []),
        ...(stage === "develop-html"
          ? [plugins.normalModuleReplacement(pageComponents, replacement("no-pages"))]
          : []),
      ],
    })
    const config = getConfig()
    adaptConfig(config, stage)
    actions.replaceWebpackConfig(config)
  }
}

/** Changes what Gatsby has configured itself: the compilers of scripts, its plugins, and the output. */
function adaptConfig(config: Configuration, stage: CreateWebpackConfigArgs["stage"]): void {
  compileScripts(config, stage)
  withoutPluginCompiler(config.module?.rules)
  config.plugins = config.plugins?.filter(isUsed)
  if (config.resolve) config.resolve.plugins = config.resolve.plugins?.filter(isUsed)
  if (stage === "build-javascript")
    config.output = {
      ...config.output,
      trustedTypes: trustedTypesPolicy,
      clean: { keep: (file: string) => !isScript(file) }, // everything else in the folder is from other steps of the build
    }
}

/**
 * Classes of Gatsby's webpack plugins that are removed, which makes starts and builds seconds shorter: its lint rules, which
 * are not those of `npm run lint`, and the replacement of theme components, because this project uses no theme.
 */
const unused = ["ESLintWebpackPlugin", "GatsbyThemeComponentShadowingResolverPlugin"]

function isUsed(plugin: unknown): boolean {
  return !(plugin instanceof Object && unused.includes(plugin.constructor.name))
}

/** Requests for the components of pages: all of them from Gatsby, and their frame from `gatsby-ssr.tsx`. */
const pageComponents = /^\$virtual\/async-requires$|\/layout\/page-frame$/

/** Whether webpack made a file, by its path in `public/`: such names end with a hash of their content. */
export function isScript(file: string): boolean {
  return /^(?:[^/]+[-.])?[\da-f]{20}\.(?:css|js|wasm)$/.test(file)
}
