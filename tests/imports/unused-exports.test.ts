import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"

/** An export that has a name, except those for Gatsby: `Head` and GraphQL queries and fragments. */
const declaration =
  /^export (?:abstract |async )*(?:class|const|function\*?|interface|let|type) (?!Head\b)([\w$]+)(?! = graphql`)/gm

/** The exports whose name occurs in no other module, as `<file>: <name>`. */
function findUnusedExports(modules: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, number>()
  for (const text of modules.values())
    for (const word of new Set(text.match(/[\w$]+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  return [...modules].flatMap(([file, text]) =>
    [...text.matchAll(declaration)]
      .map(([, name = ""]) => name)
      .filter((name) => users.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  )
}

/** Whether an export is in a file that Gatsby imports: one of its own, or one that replaces a package of Gatsby. */
function isForGatsby(found: string): boolean {
  return /^(?:gatsby-|src\/node\/gatsby\/webpack\/replacements\/)/.test(found)
}

test("the name of each export occurs in another module", () => {
  const files = globSync(["{src,scripts,tests,bench}/**/*.{mjs,ts,tsx}", "gatsby-*.{mjs,tsx}"], {
    ignore: ["**/*.d.ts", "tests/fixtures/**"],
  })
  const modules = new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
  expect(findUnusedExports(modules).filter((found) => !isForGatsby(found))).toEqual([])
})

test("an export whose name occurs only in its own module is found", () => {
  const modules = new Map([
    ["a.ts", 'export const used = 1\nexport type Unused = "x"\nexport async function* unusedToo() {}\n'],
    ["b.tsx", 'import { used } from "./a"\nexport const query = graphql`{ a }`\nexport function Head() {}\n'],
    ["b.test.ts", "const userOfUsed = used\n"],
  ])
  expect(findUnusedExports(modules)).toEqual(["a.ts: Unused", "a.ts: unusedToo"])
})
