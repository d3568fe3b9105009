import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"

/** Made from files, which Gatsby reads in an order of its own: other nodes keep the order in which they are created. */
const lists = /\b(?:allDocPage|allArticle|allFile)\b(?:\(([^)]*)\))? \{/g

test("every list of pages has an order, so that a build always gives the same", () => {
  const files = globSync("src/**/*.{ts,tsx}", {
    ignore: ["src/gatsby-types.d.ts", "src/node/gatsby/pages/**", "src/**/*.test.ts"], // pages are created in any order
  })
  const queries = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(lists)].map(([list, options = ""]) => ({ file, list, options })),
  )
  expect(queries.length).toBeGreaterThan(8)
  expect(queries.filter(({ options }) => !options.includes("sort:"))).toEqual([])
})
