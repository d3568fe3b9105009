import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import { loadDocusaurusTags } from "./load-tags"

const load = (files: Record<string, string>) => loadDocusaurusTags(contentLayout(temporaryTree(files)))

test("a mapping defines tags, at the root and in the docs folder; a list is this site's format", () => {
  const mapping = "open source:\n  permalink: /oss\n"
  expect(load({ "docs/a.md": "Text.\n", "tags.yml": mapping, "docs/tags.yml": "- slug: b\n" })).toEqual({
    files: ["tags.yml"],
    data: [{ slug: "oss", key: "open-source", label: "Open source", description: "" }],
    problems: [],
  })
  expect(load({ "docs/a.md": "Text.\n", "tags.yml": "- slug: b\n", "docs/tags.yml": mapping }).files).toEqual(
    ["docs/tags.yml"],
  )
})

test("the first definition of a tag counts, its label starts with a capital only, and a tag at its own address has no key", () => {
  const { data } = load({
    "docs/a.md": "Text.\n",
    "tags.yml": "VPC Peering:\n",
    "docs/tags.yml": "vpc-peering:\n  label: Another\n",
  })
  expect(data).toEqual([{ slug: "vpc-peering", label: "Vpc peering", description: "" }])
})

test("a file that cannot be parsed is reported once, and an empty one defines nothing", () => {
  const { files, problems } = load({ "docs/a.md": "Text.\n", "tags.yml": "a: [\n", "docs/tags.yml": "" })
  expect(files).toEqual(["tags.yml"])
  expect(problems.map(({ message }) => message)).toEqual([
    'The file is not valid YAML: the bracket "[" is never closed.',
  ])
})
