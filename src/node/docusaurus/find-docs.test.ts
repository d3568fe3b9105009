import { expect, test } from "vitest"
import { findDocs } from "./find-docs"

/** The docs of a project with these files and folders. `versions` is the list of its released versions. */
function found(
  options: object,
  { there, versions }: { there: readonly string[]; versions?: readonly string[] },
) {
  const files = {
    exists: (file: string) => there.includes(file),
    read: (file: string) => (versions && file === "versions.json" ? JSON.stringify(versions) : undefined),
  }
  return findDocs({ id: "default", options: { ...options } }, { locales: ["en", "fr"], files })
}

const folders = ["docs", "versioned_docs/version-2.0", "versioned_docs/version-1.0"]

test("the newest release has the path of the docs, the current version another one", () => {
  const { docs, versions } = found({}, { there: folders, versions: ["2.0", "1.0"] })
  expect(docs).toEqual([
    { folder: "docs", route: "/docs/next" },
    { folder: "versioned_docs/version-2.0", route: "/docs" },
    { folder: "versioned_docs/version-1.0", route: "/docs/1.0" },
  ])
  expect(versions).toEqual([
    { name: "current", label: "Next", path: "/docs/next", isLast: false },
    { name: "2.0", label: "2.0", path: "/docs", isLast: true },
    { name: "1.0", label: "1.0", path: "/docs/1.0", isLast: false },
  ])
})

test.each([
  ["included", { onlyIncludeVersions: ["1.0"] }, "versioned_docs/version-1.0", "1.0"],
  ["without versions", { disableVersioning: true }, "docs", "current"],
])("a version that is the only one %s has the path of the docs", (_, options, folder, name) => {
  const { docs, versions } = found(options, { there: folders, versions: ["2.0", "1.0"] })
  expect(docs).toEqual([{ folder, route: "/docs" }])
  expect(versions).toMatchObject([{ name, path: "/docs", isLast: true }])
})

test("docs without a parser of number prefixes keep them, in all versions and languages", () => {
  const { docs } = found(
    { numberPrefixParser: false },
    {
      there: ["docs", "i18n/fr/docusaurus-plugin-content-docs/current", "versioned_docs/version-1.0"],
      versions: ["1.0"],
    },
  )
  expect(docs.map(({ folder, numberPrefixParser }) => [folder, numberPrefixParser])).toEqual([
    ["docs", false],
    ["i18n/fr/docusaurus-plugin-content-docs/current", false],
    ["versioned_docs/version-1.0", false],
  ])
})

test("translations are found for the other languages", () => {
  const plugin = "docusaurus-plugin-content-docs"
  const { docs } = found(
    { routeBasePath: "/" },
    { there: ["docs", `i18n/en/${plugin}/current`, `i18n/fr/${plugin}/current`] },
  )
  expect(docs).toEqual([
    { folder: "docs", route: "/" },
    { folder: `i18n/fr/${plugin}/current`, route: "/fr", fallback: "docs" },
  ])
})

test("a list of versions that cannot be read is left out", () => {
  const files = { exists: () => true, read: () => "[" }
  const { versions } = findDocs({ id: "default", options: {} }, { locales: ["en"], files })
  expect(versions).toMatchObject([{ name: "current", path: "/docs", isLast: true }])
})
