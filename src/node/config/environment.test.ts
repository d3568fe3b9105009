import { expect, test } from "vitest"
import { readEnvironment, takeEnvironment } from "./environment"

test("every variable is optional, and an empty one counts as unset", () => {
  expect(readEnvironment({ SITE_URL: "", ALGOLIA_APP_ID: "" })).toMatchObject({
    SITE_URL: "http://localhost:9000",
    CONTENT_DIR: "content",
    SITE_CONFIG: "src/site.config.ts",
    ALGOLIA_INDEX_NAME: "docs_site_dev",
    BUILD_VERSION: "N/A",
  })
})

test.each([
  [
    { SITE_URL: "docs.example.com" },
    'SITE_URL is "docs.example.com"; it takes an origin such as "https://docs.example.com", without a path.',
  ],
  [
    { SITE_URL: "https://example.com/docs" },
    'SITE_URL is "https://example.com/docs"; it takes an origin such as "https://docs.example.com", without a path.',
  ],
  [
    { SITE_URL: "https://example.com?x" },
    'SITE_URL is "https://example.com?x"; it takes an origin such as "https://docs.example.com", without a path.',
  ],
  [
    { SITE_URL: "https://example.com/#x" },
    'SITE_URL is "https://example.com/#x"; it takes an origin such as "https://docs.example.com", without a path.',
  ],
  [
    { PATH_PREFIX: "docs/" },
    'PATH_PREFIX is "docs/"; it takes a path such as "/docs", with a leading and without a trailing slash.',
  ],
  [{ GA_MEASUREMENT_ID: "x" }, 'GA_MEASUREMENT_ID is "x"; it takes a measurement id such as "G-XXXXXXX".'],
  [
    { ALGOLIA_HOST: "a b" },
    'ALGOLIA_HOST is "a b"; it takes a host such as "localhost:8108", with an optional scheme.',
  ],
  [
    { ALGOLIA_HOST: "localhost:8108/path" },
    'ALGOLIA_HOST is "localhost:8108/path"; it takes a host such as "localhost:8108", with an optional scheme.',
  ],
  [
    { ALGOLIA_ADMIN_KEY: "k" },
    "ALGOLIA_APP_ID is not set, but ALGOLIA_ADMIN_KEY is; it takes an application id of letters and digits.",
  ],
])("%j is refused", (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message)
})

test.each(["/.", "/..", "/docs/..", "/../docs", "/docs/./next"])(
  "PATH_PREFIX %s is refused, because browsers resolve dots",
  (PATH_PREFIX) => {
    expect(() => readEnvironment({ PATH_PREFIX })).toThrow("PATH_PREFIX is ")
  },
)

test.each(["/v1.2", "/.docs", "/docs..next"])("PATH_PREFIX %s is a path", (PATH_PREFIX) => {
  expect(readEnvironment({ PATH_PREFIX })).toMatchObject({ PATH_PREFIX })
})

test("the message for a wrong token or admin key does not contain its value", () => {
  const wrong = { ALGOLIA_APP_ID: "APP", ALGOLIA_ADMIN_KEY: "secret\n", GITHUB_TOKEN: "ghp_secret\n" }
  expect(() => readEnvironment(wrong)).toThrow(
    new Error(`The environment has wrong values.
  ALGOLIA_ADMIN_KEY has a wrong value; it takes an admin key, without spaces and line breaks.
  GITHUB_TOKEN has a wrong value; it takes a token that may read discussions, without spaces and line breaks.`),
  )
})

test("a search key with a line break is refused", () => {
  expect(() => readEnvironment({ ALGOLIA_SEARCH_KEY: "key\n" })).toThrow(
    'ALGOLIA_SEARCH_KEY is "key\\n"; it takes the public search key, without spaces and line breaks.',
  )
})

test("all wrong values are reported at once", () => {
  expect(() => readEnvironment({ SITE_URL: "x", PATH_PREFIX: "y", CONTENT_DIR: "nope" })).toThrow(
    /SITE_URL is "x"[\s\S]*PATH_PREFIX is "y"[\s\S]*CONTENT_DIR is "nope"/,
  )
})

test.each([
  ["package.json", "is not a folder"],
  ["no-such-folder", "does not exist"],
])("CONTENT_DIR=%s is an error that names the variable and the value", (folder, reason) => {
  expect(() => readEnvironment({ CONTENT_DIR: folder })).toThrow(
    `CONTENT_DIR is "${folder}", which ${reason}; it takes the path of a content tree.`,
  )
  expect(() => readEnvironment({ CONTENT_DIR: "src" })).not.toThrow()
})

test.each([
  ["search.example.com", "https://search.example.com"],
  ["localhost:8108", "http://localhost:8108"],
  ["[::1]:8108", "http://[::1]:8108"],
  ["127.0.0.1:8108", "http://127.0.0.1:8108"],
  ["http://localhost:8108", "http://localhost:8108"],
])("for the search host %s, the origin is %s", (ALGOLIA_HOST, origin) => {
  expect(readEnvironment({ ALGOLIA_HOST }).ALGOLIA_HOST).toBe(origin)
})

test("a trailing slash of the origin is removed", () => {
  expect(readEnvironment({ SITE_URL: "https://a.org/" }).SITE_URL).toBe("https://a.org")
})

test("secrets are removed from the environment, everything else is kept", () => {
  const variables = {
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_ADMIN_KEY: "key",
    GITHUB_TOKEN: "token",
    SITE_URL: "https://a.example",
  }
  expect(takeEnvironment(variables)).toMatchObject({ ALGOLIA_ADMIN_KEY: "key", GITHUB_TOKEN: "token" })
  expect(variables).toEqual({ ALGOLIA_APP_ID: "APP", SITE_URL: "https://a.example" })
})
