import { readFileSync } from "node:fs"
import path from "node:path"
import { EsbuildPlugin } from "esbuild-loader"
import type { Configuration, RuleSetRule } from "webpack"
import { firstLoad, minifyFirstLoad } from "./minify-first-load"

/** The language level that all browsers in package.json's `browserslist` support. */
export const target = "es2022"

const source = path.resolve("src")

/** Whether a file is a module of this site without queries. Modules with queries need Gatsby's Babel plugins. */
function isPlain(file: string): boolean {
  return (
    file.startsWith(source + path.sep) &&
    /\.tsx?$/.test(file) &&
    !readFileSync(file, "utf8").includes("graphql`")
  )
}

/** Compiles a component so that the preview replaces it in the open page after a change. */
const hotReload: RuleSetRule = {
  test: /\.tsx$/,
  include: isPlain,
  loader: "swc-loader",
  options: {
    swcrc: false,
    jsc: {
      target,
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", development: true, refresh: true } },
    },
  },
}

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
 * Babel and Terser, which take several times as long.
 */
export function compileScripts(config: Configuration, reloads: boolean): void {
  const rules = config.module?.rules ?? []
  for (const rule of rules) {
    if (typeof rule !== "object" || !rule?.test || !(rule.test instanceof RegExp) || rule.enforce) continue
    if (rule.test.test("a.tsx")) rule.exclude = isPlain
  }
  const scripts: RuleSetRule = {
    test: reloads ? /\.ts$/ : /\.tsx?$/,
    include: isPlain,
    loader: "esbuild-loader",
    options: { target, jsx: "automatic", tsconfigRaw: {} },
  }
  config.module = { ...config.module, rules: [...rules, scripts, ...(reloads ? [hotReload] : [])] }
  if (config.optimization?.minimizer?.length)
    config.optimization.minimizer = [
      minifyFirstLoad(),
      minifyRuntime(),
      new EsbuildPlugin({ target, css: true, legalComments: "none", exclude: [firstLoad, runtime] }),
    ]
}
