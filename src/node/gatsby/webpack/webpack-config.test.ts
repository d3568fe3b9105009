import { expect, test, vi } from "vitest"
import type { CreateWebpackConfigArgs } from "gatsby"
import path from "node:path"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import { webpackConfig } from "./webpack-config"

/** What modules of the site's pages may go by, with a content directory. */
function aliasesOf(CONTENT_DIR: string): unknown {
  const environment = { CONTENT_DIR, SITE_CONFIG: "src/site.config.ts" } as Environment // what the aliases are made of
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
  ) // what the hook uses
  return setWebpackConfig.mock.lastCall?.[0].resolve.alias
}

test("an import of @site/… is of the project", () => {
  expect(aliasesOf("content")).toMatchObject({ "@site": [path.resolve("."), path.resolve("content")] })
  expect(aliasesOf("content/docs")).toMatchObject({ "@site": [path.resolve("content")] })
})
