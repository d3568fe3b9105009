import { expect, test, vi } from "vitest"
import type { CreateWebpackConfigArgs } from "gatsby"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import { testContext } from "../../markdown/test-support"
import { isScript, webpackConfig } from "./webpack-config"

/** Calls the hook; returns the aliases and the replacements of modules that it configures. */
function configure(CONTENT_DIR: string, stage: string) {
  const environment = { CONTENT_DIR } as Environment // has all values that the aliases depend on
  const setWebpackConfig = vi.fn()
  const normalModuleReplacement = vi.fn()
  const args = {
    actions: { setWebpackConfig, replaceWebpackConfig: vi.fn() },
    getConfig: () => ({}),
    stage,
    plugins: { define: vi.fn(), normalModuleReplacement },
  }
  const loadConfig = () => ({ environment, site })
  webpackConfig({ loadConfig, mdx: { contextFor: () => testContext } })(
    args as unknown as CreateWebpackConfigArgs,
  ) // has all arguments that are used
  const { resolve, infrastructureLogging } = setWebpackConfig.mock.lastCall?.[0] ?? {}
  const aliases: unknown = resolve?.alias
  const replacements = normalModuleReplacement.mock.calls as [RegExp, string][]
  return { aliases, replacements, infrastructureLogging: infrastructureLogging as unknown }
}

const aliasesOf = (contentDir: string) => configure(contentDir, "develop").aliases

test("@site/… resolves to the project", () => {
  expect(aliasesOf("content")).toMatchObject({ "@site": [path.resolve("."), path.resolve("content")] })
  expect(aliasesOf("content/docs")).toMatchObject({
    "@site": [path.resolve("content"), path.resolve("content/docs")],
  })
})

test("the terminal of a preview has no line for each request that waits for the bundle", () => {
  expect(configure("content", "develop").infrastructureLogging).toEqual({ level: "warn" })
})

test("the empty page of a preview is compiled without the components of pages", () => {
  const [[request, replacement] = [/^$/, ""], ...others] = configure("content", "develop-html").replacements
  expect(others).toEqual([])
  expect(existsSync(replacement)).toBe(true)
  for (const entry of ["node_modules/gatsby/cache-dir/develop-static-entry.js", "gatsby-ssr.tsx"]) {
    const imports = [...readFileSync(entry, "utf8").matchAll(/^import .* from "(.*)"$/gm)].map(
      ([, from]) => from,
    )
    expect(imports.filter((from) => request.test(from ?? ""))).toHaveLength(1)
  }
  for (const stage of ["develop", "build-javascript", "build-html"])
    expect(configure("content", stage).replacements).toEqual([])
})

test.each([
  ["app-f184f67d332f200828eb.js", true],
  ["component---src-templates-doc-page-tsx-content-file-path-a-mdx-3f4efccb64f936bbc305.js", true],
  ["a5f4afce3ed7382a77b6.wasm", true],
  ["styles.3f4efccb64f936bbc305.css", true],
  ["index.html", false],
  ["widget.js", false],
  ["static/app-f184f67d332f200828eb.js", false],
  ["page-data", false],
])("%s counts as a script of a build: %s", (file, is) => {
  expect(isScript(file)).toBe(is)
})
