import { readFileSync } from "node:fs"
import path from "node:path"
import { EsbuildPlugin } from "esbuild-loader"
import type { Configuration, RuleSetRule } from "webpack"

/** What all browsers of package.json's `browserslist` understand. */
export const target = "es2022"

const source = path.resolve("src")

/** Modules with queries, which only Gatsby's Babel plugins take out, are left to Babel. */
function isPlain(file: string): boolean {
  return (
    file.startsWith(source + path.sep) &&
    /\.tsx?$/.test(file) &&
    !readFileSync(file, "utf8").includes("graphql`")
  )
}

const plainScripts: RuleSetRule = {
  test: /\.tsx?$/,
  include: isPlain,
  loader: "esbuild-loader",
  options: { target, jsx: "automatic", tsconfigRaw: {} },
}

/** Compiles and minifies scripts with esbuild where Gatsby would use Babel and Terser, which take several times as long. */
export function compileScripts(config: Configuration): void {
  const rules = config.module?.rules ?? []
  for (const rule of rules) {
    if (typeof rule !== "object" || !rule?.test || !(rule.test instanceof RegExp) || rule.enforce) continue
    if (rule.test.test("a.tsx")) rule.exclude = isPlain
  }
  config.module = { ...config.module, rules: [...rules, plainScripts] }
  if (config.optimization?.minimizer?.length)
    config.optimization.minimizer = [new EsbuildPlugin({ target, css: true, legalComments: "none" })]
}
