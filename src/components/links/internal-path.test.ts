import { expect, test } from "vitest"
import { internalPath, type LinkParts } from "./internal-path"

const origin = "https://docs.example.com"
const plain: LinkParts = { origin, pathname: "/guides/", search: "", hash: "", target: "", download: false }
const page = { origin, pathname: "/intro" }

test.each([
  ["a page", {}, "/", "/guides/"],
  ["a page with query and anchor", { search: "?a=b", hash: "#c" }, "/", "/guides/?a=b#c"],
  ["a page below the path prefix", { pathname: "/docs/guides/" }, "/docs/", "/guides/"],
  ["the home page below the path prefix", { pathname: "/docs/" }, "/docs/", "/"],
  ["a version is not a file extension", { pathname: "/cis-1.4.0" }, "/", "/cis-1.4.0"],
  ["another site", { origin: "https://example.com" }, "/", undefined],
  ["outside the path prefix", { pathname: "/other/" }, "/docs/", undefined],
  ["a new tab", { target: "_blank" }, "/", undefined],
  ["a download", { download: true }, "/", undefined],
  ["a file", { pathname: "/feeds/knowledge-base.xml" }, "/", undefined],
  ["the page itself", { pathname: "/intro" }, "/", "/intro"],
  ["an anchor of the page", { pathname: "/intro", hash: "#a" }, "/", undefined],
] satisfies [string, Partial<LinkParts>, string, string | undefined][])("%s", (_, parts, prefix, path) => {
  expect(internalPath({ ...plain, ...parts }, page, prefix)).toBe(path)
})
