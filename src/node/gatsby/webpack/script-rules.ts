import { readFileSync } from "node:fs"
import path from "node:path"
import { EsbuildPlugin } from "esbuild-loader"
import type { Configuration, RuleSetRule } from "webpack"
import { firstLoad, minifyFirstLoad } from "./minify-first-load"

/** The language level that all browsers in package.json's `browserslist` support. */
export const target = "es2022"

const source = path.resolve("src")

/**
 * Whether esbuild can compile a module of this site. Modules with queries need Gatsby's Babel plugins. In the preview,
 * components need Babel for hot reload.
 */
function isPlain(file: string, isPreview: boolean): boolean {
  return (
    file.startsWith(source + path.sep) &&
    (isPreview ? /\.ts$/ : /\.tsx?$/).test(file) &&
    !readFileSync(file, "utf8").includes("graphql`")
  )
}

/** Compiles and minifies scripts with esbuild where Gatsby would use Babel and Terser, which take several times as long. */
export function compileScripts(config: Configuration, isPreview: boolean): void {
  const isCompiled = (file: string) => isPlain(file, isPreview)
  const rules = config.module?.rules ?? []
  for (const rule of rules) {
    if (typeof rule !== "object" || !rule?.test || !(rule.test instanceof RegExp) || rule.enforce) continue
    if (rule.test.test("a.tsx")) rule.exclude = isCompiled
  }
  const scripts: RuleSetRule = {
    test: /\.tsx?$/,
    include: isCompiled,
    loader: "esbuild-loader",
    options: { target, jsx: "automatic", tsconfigRaw: {} },
  }
  config.module = { ...config.module, rules: [...rules, scripts] }
  if (config.optimization?.minimizer?.length)
    config.optimization.minimizer = [
      minifyFirstLoad(),
      new EsbuildPlugin({ target, css: true, legalComments: "none", exclude: firstLoad }),
    ]
}
