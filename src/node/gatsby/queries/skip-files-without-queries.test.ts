import { expect, test } from "vitest"
import { skipFilesWithoutQueries } from "./skip-files-without-queries"

test.each([
  ["a query", "export const query = graphql`{ site { id } }`"],
  ["a static query", "<StaticQuery query={query} />"],
  ["a slice", '<Slice alias="header" />'],
  ["a page's head", "export function Head() {}"],
  ["a page's head as a constant", "export const Head: HeadFC = () => null"],
  ["a page's head that is passed on", 'export {\n  Head,\n} from "./doc-page"'],
  ["a page's configuration", "export async function config() {}"],
  ["server data", "export async function getServerData() {}"],
  ["a compiled page's head", "exports.Head = Head"],
])("a file with %s is parsed", (_, contents) => {
  expect(skipFilesWithoutQueries({ contents })).toBeUndefined()
})

test.each([
  'import config from "./config"',
  "export function Header() {}",
  'import { graphql } from "gatsby"',
])("%s is not parsed", (contents) => {
  expect(skipFilesWithoutQueries({ contents })).toBe("export {}")
})
