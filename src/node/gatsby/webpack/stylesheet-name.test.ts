import { expect, test } from "vitest"
import type { Compiler } from "webpack"
import { StylesheetName } from "./stylesheet-name"

/** The name that the plugin has after a bundle with these files is written. */
function nameFrom(files: readonly string[]): string {
  const plugin = new StylesheetName()
  const tap = (_: string, onEmit: (compilation: object) => void) =>
    onEmit({ getAssets: () => files.map((name) => ({ name })) })
  plugin.apply({ hooks: { afterEmit: { tap } } } as unknown as Compiler) // the fields that the plugin uses
  return plugin.name
}

test("the stylesheet is found by its name among the files of a bundle", () => {
  const name = "styles.3f4efccb64f936bbc305.css"
  expect(nameFrom(["app-3f4efccb64f936bbc305.js", name, "static/styles.css"])).toBe(name)
})

test("a bundle without a stylesheet is an error", () => {
  expect(() => nameFrom(["app-3f4efccb64f936bbc305.js"])).toThrow(
    "The bundle for browsers has no stylesheet.",
  )
})
