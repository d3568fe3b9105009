import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"

/** Lists of nodes from files, which Gatsby reads in any order. Other nodes keep the order in which they are created. */
const lists = /\b(?:allDocPage|allArticle|allFile)\b(?:\(([^)]*)\))? \{/g

test("every list of pages is sorted, so that builds are reproducible", () => {
  const files = globSync("src/**/*.{ts,tsx}", {
    ignore: ["src/gatsby-types.d.ts", "src/node/gatsby/pages/**", "src/**/*.test.ts"], // pages are created in any order
  })
  const queries = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(lists)].map(([list, options = ""]) => ({ file, list, options })),
  )
  expect(queries.length).toBeGreaterThan(8)
  expect(queries.filter(({ options }) => !options.includes("sort:"))).toEqual([])
})
