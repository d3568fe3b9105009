import { expect, test } from "vitest"
import { fileInTheWay, pageOutputs } from "./output-paths"

const index = {
  bySlug: new Map([
    ["/", {}],
    ["/guides/vpc", {}],
  ]),
  outputs: new Set(["/llms.txt", "/guides/vpc.md"]),
}

test.each([
  ["/llms.txt", "/llms.txt"],
  ["/llms.txt/", "/llms.txt"],
  ["/llms.txt/page", "/llms.txt"],
  ["/guides/vpc.md/a/b", "/guides/vpc.md"],
  ["/static/fonts", "/static"],
  ["/404", "/404"],
  ["/404.html", "/404.html"],
  ["/page-data/index", "/page-data"],
  ["/_headers", "/_headers"],
  ["/_redirects", "/_redirects"],
  ["/index.html", "/index.html"],
  ["/guides/vpc/index.html", "/guides/vpc/index.html"],
  ["/guides/vpc.html", "/guides/vpc.html"],
])("a page at %s conflicts with the file %s", (address, file) => {
  expect(fileInTheWay(address, index)).toBe(file)
})

test.each(["/", "/guides/vpc", "/guides/vpc/more", "/guides/eks.html", "/guides/llms.txt", "/statics"])(
  "a page at %s conflicts with no file",
  (address) => expect(fileInTheWay(address, index)).toBeUndefined(),
)

test.each([
  ["site", "/", ["/index.md"]],
  ["site", "/search", []],
  ["site", "/reference/check", ["/cards/reference/check.png"]],
  ["site", "/tags/vpc", ["/cards/tags/vpc.png", "/tags/vpc.md", "/api/tags/vpc.json"]],
  ["doc", "/", ["/cards/index.png", "/index.md"]],
  [
    "doc",
    "/guides/stay-up-to-date/releases/",
    ["/cards/guides/stay-up-to-date/releases.png", "/guides/stay-up-to-date/releases.md"],
  ],
  [
    "doc",
    "/guides/stay-up-to-date/releases/eks/2026",
    [
      "/cards/guides/stay-up-to-date/releases/eks/2026.png",
      "/guides/stay-up-to-date/releases/eks/2026.md",
      "/feeds/releases/eks.xml",
    ],
  ],
])("a page of the kind %s at %s has the files %j", (kind, slug, files) => {
  expect(pageOutputs({ kind, slug })).toEqual(files)
})
