import { expect, test, vi } from "vitest"
import type { CreateWebpackConfigArgs } from "gatsby"
import path from "node:path"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import { isScript, webpackConfig } from "./webpack-config"

/** The webpack aliases for a content directory. */
function aliasesOf(CONTENT_DIR: string): unknown {
  const environment = { CONTENT_DIR, SITE_CONFIG: "src/site.config.ts" } as Environment // has all values that the aliases depend on
  const setWebpackConfig = vi.fn()
  const args = {
    actions: { setWebpackConfig, replaceWebpackConfig: vi.fn() },
    getConfig: () => ({}),
    stage: "develop",
    plugins: { define: vi.fn() },
  }
  const loadConfig = () => ({ environment, site })
  const beforeQueries = () => Promise.resolve()
  webpackConfig({ loadConfig, mdxDigest: "digest", beforeQueries })(
    args as unknown as CreateWebpackConfigArgs,
  ) // has all arguments that the hook uses
  return setWebpackConfig.mock.lastCall?.[0].resolve.alias
}

test("@site/… resolves to the project", () => {
  expect(aliasesOf("content")).toMatchObject({ "@site": [path.resolve("."), path.resolve("content")] })
  expect(aliasesOf("content/docs")).toMatchObject({ "@site": [path.resolve("content")] })
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
