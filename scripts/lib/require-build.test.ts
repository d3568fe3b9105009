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

test("a folder with a build is not refused", () => {
  expect(() => requireBuild(temporaryTree({ "index.html": "" }))).not.toThrow()
})
