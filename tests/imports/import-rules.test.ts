import { expect, test } from "vitest"
import { findImportProblems, importProblem } from "./import-rules"
import { readImports } from "./read-imports"
import { temporaryTree } from "../temporary-tree"

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
  ["scripts/new.ts", "../src/node/report/problem"],
])("%s may import %s", (file, source) => {
  expect(importProblem(file, source)).toBeUndefined()
})

test.each([
  ["src/shared/a.ts", "../node/config/environment", "src/shared may import only src/shared"],
  ["src/shared/records/a.ts", "../../theme/tokens", "src/shared may import only src/shared"],
  ["src/shared/a.ts", "react", "src/shared is pure TypeScript without packages."],
  ["src/shared/a.ts", "node:fs", "src/shared is pure TypeScript without packages."],
  ["src/site.config.ts", "./node/config/environment", "src/site.config.ts may import only src/shared;"],
  ["src/theme/a.ts", "../shared/storage-keys", "src/theme imports nothing."],
  [
    "src/node/a.ts",
    "../components/ui/button",
    "src/node may import only src/node, src/hcl, src/shared, src/site.config",
  ],
  [
    "src/node/outputs/a.ts",
    "../../pages/index",
    "src/node may import only src/node, src/hcl, src/shared, src/site.config",
  ],
  ["src/node/outputs/a.ts", "react-dom/server", "src/node has no React."],
  ["src/node/gatsby/a.ts", "react", "src/node has no React."],
  ["src/node/outputs/a.ts", "gatsby", "Only src/node/gatsby may import Gatsby"],
  ["src/node/outputs/a.ts", "gatsby-plugin-sharp", "Only src/node/gatsby may import Gatsby"],
  ["src/node/content/deep/a.ts", "../../gatsby/schema/resolvers", "Only src/node/gatsby may import Gatsby"],
  [
    "src/node/cache/a.mjs",
    "../../components/ui/button",
    "src/node may import only src/node, src/hcl, src/shared",
  ],
  ["src/hcl/a.ts", "../node/report/problem", "src/hcl may import only src/hcl, src/shared"],
  ["src/hcl/a.ts", "node:fs", "src/hcl also runs in a worker of the browser"],
  ["src/search/a.ts", "../browser/storage", "src/search may import only src/search, src/shared"],
  ["src/search/a.ts", "gatsby", "src/search runs in browsers and in Node"],
  ["src/templates/a.tsx", "../search/embedded-client", "src/templates may import only src/components"],
  ["src/browser/a.ts", "../navigation/route-state", "src/browser may import only src/browser, src/shared"],
  ["src/navigation/a.ts", "../hooks/use-a", "src/navigation may import only src/browser, src/navigation"],
  [
    "src/hooks/use-a.ts",
    "../components/ui/button",
    "src/hooks may import only src/hooks, src/shared, src/theme",
  ],
  [
    "src/components/ui/a.tsx",
    "../search/modal",
    "src/components/ui may import only src/components/ui, src/hooks",
  ],
  [
    "src/components/ui/a.tsx",
    "../../node/report/problem",
    "src/components/ui may import only src/components/ui",
  ],
  [
    "src/components/ui/a.tsx",
    "../../templates/doc-page",
    "src/components/ui may import only src/components/ui",
  ],
  [
    "src/components/search/a.tsx",
    "../../node/search/records",
    "src/components may import only src/components",
  ],
  [
    "src/components/search/hits/a.tsx",
    "../../../pages/search",
    "src/components may import only src/components",
  ],
  ["src/components/search/a.tsx", "zod", "This package belongs to the build"],
  ["src/components/search/a.tsx", "remark-gfm", "This package belongs to the build"],
  ["src/templates/doc-page.tsx", "../node/report/problem", "src/templates may import only src/components"],
  ["src/pages/404.tsx", "../../scripts/lib/run.mjs", "src/pages may import only src/components"],
  [
    "gatsby-node.mjs",
    "./src/components/ui/button",
    "gatsby-node.mjs may import only scripts/gatsby/load-build-code.mjs",
  ],
  [
    "gatsby-browser.tsx",
    "./src/server/render-page",
    "gatsby-browser.tsx may import only src/components, src/hooks",
  ],
  ["gatsby-ssr.tsx", "./src/node/report/problem", "gatsby-ssr.tsx may import only src/components, src/hooks"],
  [
    "src/components/ui/a.tsx",
    "../../server/render-page",
    "src/components/ui may import only src/components/ui",
  ],
  ["src/server/a.ts", "../components/ui/button", "src/server may import only src/server"],
])("%s may not import %s", (file, source, message) => {
  expect(importProblem(file, source)).toContain(message)
})

test("imports of all kinds are reported, at any depth; tests are not checked", () => {
  const files = {
    "src/shared/a.ts": `import "react"
import "./b"
import type { A } from "../node/a"
export { b } from "../node/b"
export * from "../node/c"
export const load = () => import("../node/d")
`,
    "src/components/ui/deep/er/and/deep/er/a.tsx": 'import "../../../../../../search/modal"\n',
    "src/shared/a.test.ts": 'import "vitest"\n',
    "gatsby-node.mjs": 'import "./src/node/a"\n',
  }
  const directory = temporaryTree(files)
  expect(findImportProblems(readImports(directory))).toEqual([
    'gatsby-node.mjs:1: "./src/node/a": gatsby-node.mjs may import only scripts/gatsby/load-build-code.mjs; see CONTRIBUTING.md.',
    expect.stringMatching(
      /^src\/components\/ui\/deep\/er\/and\/deep\/er\/a\.tsx:1: "(?:\.\.\/){6}search\/modal": src\/components\/ui may import only /,
    ),
    'src/shared/a.ts:1: "react": src/shared is pure TypeScript without packages.',
    ...['3: "../node/a"', '4: "../node/b"', '5: "../node/c"', '6: "../node/d"'].map(
      (place) => `src/shared/a.ts:${place}: src/shared may import only src/shared; see CONTRIBUTING.md.`,
    ),
  ])
})
