import path from "node:path"
import { expect, test } from "vitest"
import type { Configuration, RuleSetRule } from "webpack"
import { compileScripts } from "./script-rules"

const module = path.resolve("src/elements/doc-code.ts")
const component = path.resolve("src/components/layout/page-frame.tsx")
const template = path.resolve("src/templates/home.tsx")

/** The loaders for a file, in a configuration like Gatsby's. */
function loadersOf(file: string, reloads: boolean): unknown[] {
  const config: Configuration = {
    module: { rules: [{ test: /\.tsx?$/, loader: "babel-loader" }] },
    optimization: { minimizer: ["..."] },
  }
  compileScripts(config, reloads)
  const includes = (condition: unknown, otherwise: boolean) =>
    typeof condition === "function" ? Boolean((condition as (file: string) => boolean)(file)) : otherwise
  return (config.module?.rules as RuleSetRule[])
    .filter(({ test }) => (test as RegExp).test(file))
    .filter(({ include, exclude }) => includes(include, true) && !includes(exclude, false))
    .map(({ loader }) => loader)
}

test.each([
  [module, false, "esbuild-loader"],
  [component, false, "esbuild-loader"],
  [template, false, "babel-loader"],
  [path.resolve("node_modules/pack/index.ts"), false, "babel-loader"],
  [module, true, "esbuild-loader"],
  [component, true, "swc-loader"],
  [template, true, "babel-loader"],
])("%s is compiled once, with hot reload %s: %s", (file, reloads, loader) => {
  expect(loadersOf(file, reloads)).toEqual([loader])
})
