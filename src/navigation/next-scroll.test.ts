import { expect, test } from "vitest"
import { nextScroll, opensAtTop, type ScrollLocation } from "./next-scroll"

const page: ScrollLocation = { pathname: "/a", search: "", hash: "" }
const push = { action: "PUSH" }

test.each<
  [string, ScrollLocation | undefined, ScrollLocation, number | undefined, "stay" | "target" | number]
>([
  ["the browser scrolls the first page", undefined, { ...page, hash: "#x" }, 300, "stay"],
  ["another page starts at the top", page, { ...page, pathname: "/b", ...push }, 300, 0],
  ["another page starts at its target", page, { ...page, pathname: "/b", hash: "#x", ...push }, 0, "target"],
  ["a link to a target on the same page", page, { ...page, hash: "#x", ...push }, 0, "target"],
  ["a link to the page itself", page, { ...page, ...push }, 0, 0],
  ["another query", page, { ...page, search: "?q=a", ...push }, 0, "stay"],
  ["another query and a target", page, { ...page, search: "?q=a", hash: "#x", ...push }, 0, "target"],
  ["back to where the reader was", page, { ...page, pathname: "/b" }, 300, 300],
  ["back to where the reader was, past a target", page, { ...page, pathname: "/b", hash: "#x" }, 300, 300],
  [
    "back to a target without a saved position",
    page,
    { ...page, pathname: "/b", hash: "#x" },
    undefined,
    "target",
  ],
  ["back within the page", { ...page, hash: "#x" }, page, 300, 300],
  ["back to the top of the page", { ...page, hash: "#x" }, page, 0, 0],
  ["a link to a heading, which the browser follows", page, { ...page, hash: "#x" }, undefined, "target"],
  ["back to the top of a page with a target", page, { ...page, pathname: "/b", hash: "#x" }, 0, 0],
  ["back within the page, past a target", page, { ...page, hash: "#x" }, 0, 0],
])("%s", (_, previous, next, saved, expected) => {
  expect(nextScroll(previous, next, saved)).toBe(expected)
})

test.each<[string, ScrollLocation, boolean]>([
  ["a link to a page", { ...page, ...push }, true],
  ["a link to a target", { ...page, hash: "#x", ...push }, false],
  ["back or forward", { ...page, action: "POP" }, false],
  ["the first page", page, false],
])("whether a page is opened at its top: %s", (_, location, expected) => {
  expect(opensAtTop(location)).toBe(expected)
})
