import { expect, test } from "vitest"
import { readOptions, usage } from "./read-options"

test("without flags, the knowledge base of the site is read", () => {
  expect(readOptions([])).toEqual({
    repository: { owner: "gruntwork-io", name: "knowledge-base" },
    category: "knowledge-base",
    api: "https://api.github.com/graphql",
    dryRun: false,
    removeMissing: false,
  })
})

test("every flag is read", () => {
  const args = ["--repository=acme/kb.2", "--category", " Q & A ", "--dry-run", "--remove-missing"]
  expect(readOptions([...args, "--api", "http://127.0.0.1:9/graphql"])).toEqual({
    repository: { owner: "acme", name: "kb.2" },
    category: "Q & A",
    api: "http://127.0.0.1:9/graphql",
    dryRun: true,
    removeMissing: true,
  })
})

test.each([
  [["--force"], "Unknown option '--force'."],
  [["570"], "Unexpected argument '570'."],
  [["--dry-run=yes"], "Option '--dry-run' does not take an argument."],
  [["--category"], "Option '--category <value>' argument missing."],
])("%j is refused with the usage", (args, message) => {
  expect(() => readOptions(args)).toThrow(`${message}\n\n${usage}`)
})

test.each(["acme", "acme/", "/kb", "acme/kb/x", "acme/..", "acme/.", "-a/kb", "a b/kb", ""])(
  "the repository %j is refused",
  (name) => {
    expect(() => readOptions([`--repository=${name}`])).toThrow(
      `--repository is ${JSON.stringify(name)}; it takes an owner and a name such as "gruntwork-io/knowledge-base".`,
    )
  },
)

test.each(["http://localhost:9/graphql", "http://[::1]:9/graphql"])(
  "the address %s is one of this machine",
  (api) => {
    expect(readOptions(["--api", api])).toMatchObject({ api })
  },
)

test("an empty category is refused", () => {
  expect(() => readOptions(["--category", " "])).toThrow(
    "--category is empty; it takes the slug or the name of a category.",
  )
})

test.each([
  "api.github.com",
  "http://api.github.com/graphql",
  "file:///etc/passwd",
  "https://me@example.com/",
])("the API %s is refused, since a token is sent to it", (api) => {
  expect(() => readOptions(["--api", api])).toThrow(
    `--api is "${api}"; it takes an https address such as "https://api.github.com/graphql", or one of this machine.`,
  )
})
