import { expect, test } from "vitest"
import { pathMatcher, patternProblem } from "./path-pattern.mjs"

test.each([
  ["/*", "/", { splat: "" }],
  ["/*", "/a/b", { splat: "a/b" }],
  ["/", "/", {}],
  ["/a", "/a", {}],
  ["/a", "/a/", {}],
  ["/a/", "/a", {}],
  ["/a/*", "/a", { splat: "" }],
  ["/a/*", "/a/", { splat: "" }],
  ["/a/*", "/a/b/c/", { splat: "b/c/" }],
  ["/*.js", "/static/app.js", { splat: "static/app" }],
  ["/page-data/:page/page-data.json", "/page-data/x/page-data.json", { page: "x" }],
  ["/:year/:month", "/2022/05/", { year: "2022", month: "05" }],
])("%s matches %s", (pattern, path, values) => {
  expect(pathMatcher(pattern)(path)).toEqual(values)
})

test.each([
  ["/", "/a"],
  ["/a", "/ab"],
  ["/a/*", "/ab"],
  ["/a.b", "/axb"],
  ["/*.js", "/app.json"],
  ["/:one", "/a/b"],
])("%s does not match %s", (pattern, path) => {
  expect(pathMatcher(pattern)(path)).toBeUndefined()
})

test.each([
  ["a", '"a" is not a path; it starts with "/".'],
  ["/*/x/*", '"/*/x/*" has more than one asterisk.'],
  ["/:a/:a", '"/:a/:a" names a placeholder twice.'],
  ["/a/:splat/*", '"/a/:splat/*" has a placeholder ":splat", which is the name of its asterisk.'],
  ["/:a/*", undefined],
])("the problem of %s is %s", (pattern, problem) => {
  expect(patternProblem(pattern)).toBe(problem)
})
