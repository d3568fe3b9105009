import { expect, test } from "vitest"
import { releaseUrl, repositoryUrl } from "./release-paths"

test("the address of a release is below its repository", () => {
  expect(releaseUrl(repositoryUrl("module-ci"), "v1.2.3")).toBe(
    "https://github.com/gruntwork-io/module-ci/releases/tag/v1.2.3",
  )
})
