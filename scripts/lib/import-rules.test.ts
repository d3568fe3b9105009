import { Linter } from "eslint"
import tseslint from "typescript-eslint"
import { expect, test } from "vitest"
import { importRules } from "./import-rules.mjs"

function lint(file: string, code: string): string[] {
  const parser = { files: ["**/*.{ts,tsx}"], languageOptions: { parser: tseslint.parser } }
  const messages = new Linter().verify(code, [parser as Linter.Config, ...importRules], file)
  return messages.map(({ message }) => message)
}

const importOf = (source: string) => `import { a } from "${source}"\nexport { a }\n`

test.each([
  ["src/shared/a.ts", "./paths"],
  ["src/shared/records/a.ts", "../paths"],
  ["src/site.config.ts", "./shared/site-config"],
  ["src/node/outputs/a.ts", "../content/layout"],
  ["src/node/gatsby/pages/a.ts", "../schema/resolvers"],
  ["src/node/gatsby/pages/a.ts", "gatsby"],
  ["src/node/outputs/a.ts", "../../shared/paths"],
  ["src/node/outputs/a.ts", "../../site.config"],
  ["src/node/outputs/a.ts", "node:fs"],
  ["src/node/outputs/a.ts", "../../hcl/check-calls"],
  ["src/components/search/a.tsx", "../../hcl/check-calls"],
  ["src/hcl/a.ts", "web-tree-sitter"],
  ["src/components/search/a.ts", "../../search/embedded-client"],
  ["src/search/a.ts", "../shared/search/record"],
  ["src/hooks/use-a.ts", "../theme/color-mode"],
  ["src/hooks/use-a.ts", "../navigation/route-state"],
  ["src/navigation/a.ts", "../browser/focus"],
  ["src/hooks/use-a.ts", "react"],
  ["src/components/ui/a.tsx", "./button"],
  ["src/components/ui/a.tsx", "../../hooks/use-a"],
  ["src/components/search/a.tsx", "../ui/button"],
  ["src/components/search/a.tsx", "../navigation/sidebar"],
  ["src/components/search/hits/a.tsx", "../modal"],
  ["src/templates/doc-page.tsx", "../components/article/article"],
  ["src/pages/404.tsx", "../hooks/use-a"],
  ["gatsby-node.mjs", "./scripts/gatsby/load-build-code.mjs"],
  ["gatsby-browser.tsx", "./src/theme/global.css"],
  ["gatsby-ssr.tsx", "./src/server/render-page"],
  ["src/server/a.ts", "node:stream"],
  ["src/shared/paths.test.ts", "vitest"],
])("%s may import %s", (file, source) => {
  expect(lint(file, importOf(source))).toEqual([])
})

test.each([
  ["src/shared/a.ts", "../node/config/environment", "src/shared may import only shared"],
  ["src/shared/records/a.ts", "../../theme/tokens", "src/shared may import only shared"],
  ["src/shared/a.ts", "react", "src/shared is pure TypeScript without packages."],
  ["src/shared/a.ts", "node:fs", "src/shared is pure TypeScript without packages."],
  ["src/site.config.ts", "./node/config/environment", "src/site.config.ts may import only shared."],
  ["src/theme/a.ts", "../shared/storage-keys", "src/theme imports nothing."],
  ["src/node/a.ts", "../components/ui/button", "src/node may import only node, hcl, shared, site.config"],
  ["src/node/outputs/a.ts", "../../pages/index", "src/node may import only node, hcl, shared, site.config"],
  ["src/node/outputs/a.ts", "react-dom/server", "src/node has no React."],
  ["src/node/gatsby/a.ts", "react", "src/node has no React."],
  ["src/node/outputs/a.ts", "gatsby", "Only src/node/gatsby may import Gatsby"],
  ["src/node/outputs/a.ts", "gatsby-plugin-sharp", "Only src/node/gatsby may import Gatsby"],
  ["src/node/content/deep/a.ts", "../../gatsby/schema/resolvers", "Only src/node/gatsby may import Gatsby"],
  ["src/node/cache/a.mjs", "../../components/ui/button", "src/node may import only node, hcl, shared"],
  ["src/hcl/a.ts", "../node/report/problem", "src/hcl may import only hcl, shared"],
  ["src/hcl/a.ts", "node:fs", "src/hcl also runs in a worker of the browser"],
  ["src/search/a.ts", "../browser/storage", "src/search may import only search, shared"],
  ["src/search/a.ts", "gatsby", "src/search runs in browsers and in Node"],
  ["src/templates/a.tsx", "../search/embedded-client", "src/templates may import only components"],
  ["src/browser/a.ts", "../navigation/route-state", "src/browser may import only browser, shared"],
  ["src/navigation/a.ts", "../hooks/use-a", "src/navigation may import only browser, navigation"],
  ["src/hooks/use-a.ts", "../components/ui/button", "src/hooks may import only hooks, shared, theme"],
  ["src/components/ui/a.tsx", "../search/modal", "src/components/ui may import only components/ui, hooks"],
  ["src/components/ui/a.tsx", "../../node/report/problem", "src/components/ui may import only components/ui"],
  ["src/components/ui/a.tsx", "../../templates/doc-page", "src/components/ui may import only components/ui"],
  ["src/components/search/a.tsx", "../../node/search/records", "src/components may import only components"],
  ["src/components/search/hits/a.tsx", "../../../pages/search", "src/components may import only components"],
  ["src/components/search/a.tsx", "zod", "This package belongs to the build"],
  ["src/components/search/a.tsx", "remark-gfm", "This package belongs to the build"],
  ["src/templates/doc-page.tsx", "../node/report/problem", "src/templates may import only components"],
  ["src/pages/404.tsx", "../../scripts/lib/run.mjs", "src/pages may import only components"],
  ["gatsby-node.mjs", "./src/components/ui/button", "Gatsby's configuration comes from src/node/gatsby"],
  [
    "gatsby-browser.tsx",
    "./src/server/render-page",
    "gatsby-browser.tsx may import only browser, components",
  ],
  ["gatsby-ssr.tsx", "./src/node/report/problem", "gatsby-ssr.tsx may import only browser, components"],
  ["src/components/ui/a.tsx", "../../server/render-page", "src/components/ui may import only components/ui"],
  ["src/server/a.ts", "../components/ui/button", "src/server may import only server"],
])("%s may not import %s", (file, source, message) => {
  expect(lint(file, importOf(source))).toEqual([expect.stringContaining(message)])
  expect(lint(file, `export const a = import("${source}")\n`)).toEqual([expect.stringContaining(message)])
})

test("a test in src/pages is reported", () => {
  expect(lint("src/pages/search.test.tsx", "export {}\n")).toEqual([
    "Gatsby would publish a test in src/pages. Move it, and what it tests.",
  ])
})
