import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { requireBuild } from "./require-build.mjs"

test.each([".", "tests/e2e", "../gone"])(
  "a folder without a build is refused under the name %s",
  (folder) => {
    expect(() => requireBuild(folder)).toThrow(
      new Error(`There is no build in "${folder}". Run \`npm run build\` first.`),
    )
  },
)

test("the build of a fixture site that is missing has its own command", () => {
  expect(() => requireBuild(".fixture-sites/gone/public")).toThrow(
    new Error('There is no build in ".fixture-sites/gone/public". Run `npm run fixture-sites` first.'),
  )
})

test("a folder with a build is not refused", () => {
  expect(() => requireBuild(temporaryTree({ "index.html": "" }))).not.toThrow()
})
