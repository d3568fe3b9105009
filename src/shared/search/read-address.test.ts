import { expect, test } from "vitest"
import { readAddress } from "./read-address"

test.each(["76", "#76", "kb 76", "KB 76", "kb #76", " 076 ", "KB76", "kb76", "kb-76", "KB-076"])(
  "the query %j is the number of an article",
  (query) => {
    expect(readAddress(query)).toEqual({ paths: ["/discussions/knowledge-base/76"], anchor: "" })
  },
)

test.each([
  ["kb/76", ""],
  ["/KB/076/", ""],
  ["/kb/76-state-lock", ""],
  ["https://docs.example.com/kb/76-state-lock?tab=a#answer", "answer"],
  ["/discussions/knowledge-base/76-state-lock.md", ""],
  ["https://github.com/gruntwork-io/knowledge-base/discussions/76", ""],
  ["gruntwork-io/knowledge-base/discussions/76?sort=new#discussioncomment-1", "discussioncomment-1"],
])("%s is the address of an article, unless a page has it", (query, anchor) => {
  const address = readAddress(query)
  expect(address?.paths.at(-1)).toBe("/discussions/knowledge-base/76")
  expect(address?.anchor).toBe(anchor)
})

test.each([
  ["/guides/eks", ["/guides/eks", "/eks"], ""],
  ["guides/eks/", ["/guides/eks", "/eks"], ""],
  ["/Guides/EKS?tab=a#Upgrade", ["/guides/eks", "/eks"], "Upgrade"],
  ["https://docs.example.com/guides/eks#a%20b", ["/guides/eks", "/eks"], "a b"],
  ["/guides/eks#what%3F", ["/guides/eks", "/eks"], "what?"],
  ["//docs.example.com:8080/eks", ["/eks"], ""],
  ["docs.example.com/guides/eks", ["/guides/eks", "/eks"], ""],
  ["localhost:9000/eks", ["/eks"], ""],
  ["guides.old~/eks", ["/guides.old~/eks", "/eks"], ""],
  ["docs/guides/eks.mdx", ["/docs/guides/eks", "/guides/eks", "/eks"], ""],
  ["docs/eks/index.md", ["/docs/eks", "/eks"], ""],
  ["https://docs.example.com/", [], ""],
  ["/discussions/knowledge-base/76", ["/discussions/knowledge-base/76", "/knowledge-base/76", "/76"], ""],
  ["/kb/76/steps", ["/kb/76/steps", "/76/steps", "/steps"], ""],
  ["/%E0%A4%A", ["/%e0%a4%a"], ""],
])("the query %s is an address", (query, paths, anchor) => {
  expect(readAddress(query)).toEqual({ paths, anchor })
})

test.each([
  "",
  "vpc",
  "error 76",
  "0.13",
  "76 errors",
  "kb-",
  "kbs 76",
  "Error: a/b not found",
  "backup_retention_period",
])("the query %j is not an address", (query) => {
  expect(readAddress(query)).toBeUndefined()
})
