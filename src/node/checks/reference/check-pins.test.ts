import { expect, test } from "vitest"
import type { Topic } from "../../deployable/deployable-file"
import { outlineOf } from "../../markdown/read-markdown"
import type { CheckedPage } from "../page"
import { checkPins } from "./check-pins"

const topics = [
  { id: "acl", when: "apply", releases: [{ repository: "catalog", good: "v0.10.0" }] },
  { id: "lambda", when: "apply", releases: [{ repository: "catalog", good: "v2.0.0", modules: ["rds"] }] },
] as Topic[] // the fields that the check reads

const page = (ref: string, frontMatter: object = {}) => {
  const body = `\`\`\`hcl\nsource = "git::git@github.com:gruntwork-io/catalog.git//modules/rds?ref=${ref}"\n\`\`\``
  const document = { reportFile: "content/x.md", frontMatter, file: "x.md", format: "md", body, bodyLine: 1 }
  return { document, outline: outlineOf({ file: "x.md", format: "md", body, bodyLine: 1 }) } as CheckedPage // the fields that the check reads
}

test("a sample that pins a broken release is reported with the first release that works", () => {
  expect(checkPins([page("v0.9.0")], { topics })).toEqual([
    {
      rule: "broken-release",
      file: "content/x.md",
      line: 2,
      column: 31,
      message: '"rds" of catalog v0.9.0 does not deploy today: acl, lambda.',
      fix: "pin v2.0.0 or newer, or say in `applies_to` which old release the page is about.",
    },
  ])
})

test("a working release passes, a page about an old one too, and a tree without the data", () => {
  expect(checkPins([page("v2.0.0"), page("v0.9.0", { applies_to: "catalog v0.9" })], { topics })).toEqual([])
  expect(checkPins([page("v0.9.0")], undefined)).toEqual([])
  const generated = page("v0.9.0")
  const document = { ...generated.document, generatedFrom: "data/a.jsonl" }
  expect(checkPins([{ ...generated, document }], { topics })).toEqual([])
})

test("the fix names the newest of the releases without the problems, by number", () => {
  const later = { ...topics[1], id: "tls", releases: [{ repository: "catalog", good: "v10.0.0" }] } as Topic
  expect(checkPins([page("v0.9.0")], { topics: [later, ...topics] })[0]?.fix).toMatch(
    /^pin v10\.0\.0 or newer/,
  )
  expect(checkPins([page("v2.0.0")], { topics: [later, ...topics] })[0]?.message).toMatch(/today: tls\.$/)
})
