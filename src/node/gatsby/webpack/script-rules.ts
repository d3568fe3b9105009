import { readFileSync } from "node:fs"
import path from "node:path"
import { EsbuildPlugin } from "esbuild-loader"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { Configuration, RuleSetRule, RuleSetUseItem } from "webpack"
import { firstLoad, minifyFirstLoad } from "./minify-first-load"
import { transformWith } from "./transform-with"

/** The language level that all browsers in package.json's `browserslist` support. */
export const target = "es2022"

type Stage = CreateWebpackConfigArgs["stage"]

/** The module that webpack passes to a rule to get its loaders. */
interface Module {
  /**
   * Path of the file. Absent when Gatsby itself calls the rule, to find Babel and reload its modules after
   * changes.
   */
  realResource?: string
  /** The query of the import, with its question mark, or an empty string. */
  resourceQuery?: string
}

type Loaders = (module: Module) => RuleSetUseItem[]

/** The query of a page's component that wraps the content of an MDX file; the plugin for MDX needs Babel's output. */
const withContentFile = /[?&]__contentFilePath=/

/** A query that a module exports. Gatsby has read it before webpack starts, and passes the result to the page. */
const exportedQuery = /^export const \w+ = graphql`[^`]*`$/gm

const withoutExportedQueries = (source: string) => source.replace(exportedQuery, "")

/** Whether Gatsby's Babel plugins have to compile a module, for example to insert the result of a query within a function. */
function needsBabel(file: string, resourceQuery: string): boolean {
  if (withContentFile.test(resourceQuery)) return true
  return withoutExportedQueries(readFileSync(file, "utf8")).includes("graphql`")
}

/** Compiles components so that the preview replaces them in the open page after a change. */
const hotReload = (parser: object): RuleSetUseItem => ({
  loader: "swc-loader",
  options: {
    swcrc: false,
    jsc: {
      target,
      parser,
      transform: { react: { runtime: "automatic", development: true, refresh: true } },
    },
  },
})

function compiler(file: string, stage: Stage): RuleSetUseItem {
  const extension = path.extname(file)
  const isTypeScript = extension === ".ts" || extension === ".tsx"
  if (stage === "develop" && extension !== ".ts")
    return hotReload(isTypeScript ? { syntax: "typescript", tsx: true } : { syntax: "ecmascript", jsx: true })
  const loader = isTypeScript ? extension.slice(1) : "jsx" // Gatsby's own scripts have JSX in `.js` files
  return { loader: "esbuild-loader", options: { target, jsx: "automatic", loader, tsconfigRaw: {} } }
}

/** Gatsby's list of the pages' components. The HTML is rendered from one script, which has them all. */
const pagesInOneScript: RuleSetRule = {
  include: /\$virtual[\\/]async-requires\.js$/,
  parser: { dynamicImportMode: "eager" },
}

/** Without optimisations that only make scripts smaller. The script that renders the HTML is not published. */
const notSmaller: Configuration["optimization"] = {
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  usedExports: false,
}

/**
 * Size in bytes, before it is minified, from which code that several scripts need is a script of its own. With less, the script
 * costs a page more than the copies: scripts that are compressed together are about a tenth smaller.
 */
const minSharedSize = 30_000

/** webpack's own code, with the names of all other scripts. */
const runtime = /^webpack-runtime-/

/**
 * Keeps the names of variables. esbuild would choose them by the letters of the whole file, which at that time has preliminary
 * hashes of other scripts in it: these can differ between a build with and without caches.
 */
function minifyRuntime(): EsbuildPlugin {
  return new EsbuildPlugin({
    target,
    legalComments: "none",
    include: runtime,
    minifySyntax: true,
    minifyWhitespace: true,
  })
}

/**
 * Compiles scripts with esbuild, and with SWC where components reload in the browser, and minifies them; Gatsby would use
 * Babel and Terser, which take several times as long. Only modules that need Gatsby's Babel plugins are compiled by Babel.
 */
export function compileScripts(config: Configuration, stage: Stage): void {
  const rules = config.module?.rules ?? []
  for (const rule of rules) {
    if (typeof rule !== "object" || !rule?.test || !(rule.test instanceof RegExp) || rule.resourceQuery)
      continue
    if (!rule.test.test("a.tsx") || typeof rule.use !== "function") continue
    const babel = rule.use as Loaders
    const loaders: Loaders = (module) => {
      const { realResource: file, resourceQuery = "" } = module
      if (file === undefined || needsBabel(file, resourceQuery)) return babel(module)
      return [compiler(file, stage), transformWith(withoutExportedQueries)]
    }
    rule.use = loaders as RuleSetRule["use"] // webpack passes more properties of a module than this type has
  }
  if (stage === "build-html") rules.push(pagesInOneScript)
  if (stage === "build-html") config.optimization = { ...config.optimization, ...notSmaller }
  if (config.optimization?.splitChunks) config.optimization.splitChunks.minSize = minSharedSize
  if (config.optimization?.minimizer?.length)
    config.optimization.minimizer = [
      minifyFirstLoad(),
      minifyRuntime(),
      new EsbuildPlugin({ target, css: true, legalComments: "none", exclude: [firstLoad, runtime] }),
    ]
}
