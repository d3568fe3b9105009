import { expect, test } from "vitest"
import type { Compiler } from "webpack"
import { SearchScripts } from "./search-scripts"

/** The names that the plugin has after a bundle with these groups of chunks is written. */
function namesFrom(chunkGroups: readonly object[]): readonly string[] {
  const plugin = new SearchScripts(() => "./engine")
  const tap = (_: string, onEmit: (compilation: object) => void) => onEmit({ chunkGroups })
  plugin.apply({ hooks: { afterEmit: { tap } } } as unknown as Compiler) // the fields that the plugin uses
  return plugin.names
}

const group = (name: string | null, request: string, files: readonly string[]) => ({
  name,
  origins: [{ request }],
  getFiles: () => files,
})
const page = group("component---src-pages-search-tsx", "../src/pages/search.tsx", ["page-1.js", "both-2.js"])
const engine = group(null, "./engine", ["both-2.js", "engine-3.js", "engine.css"])
const other = group(null, "./search-modal", ["modal-4.js"])

test("the scripts of the results page and of its search engine are found, each once", () => {
  expect(namesFrom([other, page, engine])).toEqual(["page-1.js", "both-2.js", "engine-3.js"])
})

test.each([
  ["results page", [engine, other]],
  ["search engine", [page, other]],
])("a bundle without the %s is an error", (_, groups) => {
  expect(() => namesFrom(groups)).toThrow(
    "The bundle for browsers lacks the results page or its search engine.",
  )
})
