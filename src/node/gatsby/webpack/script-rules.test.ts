import path from "node:path"
import { expect, test } from "vitest"
import type { Configuration, RuleSetRule } from "webpack"
import { compileScripts } from "./script-rules"

const module = path.resolve("src/elements/doc-code.ts")
const component = path.resolve("src/components/layout/page-frame.tsx")
const template = path.resolve("src/templates/home.tsx")

/** The loaders for a file, in a configuration like Gatsby's. */
function loadersOf(file: string, isPreview: boolean): unknown[] {
  const config: Configuration = {
    module: { rules: [{ test: /\.tsx?$/, loader: "babel-loader" }] },
    optimization: { minimizer: ["..."] },
  }
  compileScripts(config, isPreview)
  const includes = (condition: unknown, otherwise: boolean) =>
    typeof condition === "function" ? Boolean((condition as (file: string) => boolean)(file)) : otherwise
  return (config.module?.rules as RuleSetRule[])
    .filter(({ include, exclude }) => includes(include, true) && !includes(exclude, false))
    .map(({ loader }) => loader)
}

test.each([
  [module, false, "esbuild-loader"],
  [component, false, "esbuild-loader"],
  [template, false, "babel-loader"],
  [path.resolve("node_modules/pack/index.ts"), false, "babel-loader"],
  // In the preview, components need Babel for hot reload; elements do not, and Babel does not compile their private methods.
  [module, true, "esbuild-loader"],
  [component, true, "babel-loader"],
  [template, true, "babel-loader"],
])("%s is compiled once, preview %s: %s", (file, isPreview, loader) => {
  expect(loadersOf(file, isPreview)).toEqual([loader])
})
