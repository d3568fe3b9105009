import { expect, test } from "vitest"
import { releaseUrl, repositoryUrl, urlOfRelease } from "./release-paths"

test("the address of a release is below its repository", () => {
  expect(releaseUrl(repositoryUrl("module-ci"), "v1.2.3")).toBe(
    "https://github.com/gruntwork-io/module-ci/releases/tag/v1.2.3",
  )
})

test("the address of a written release has its repository and its tag", () => {
  expect(urlOfRelease("terraform-aws-eks v0.60.0")).toBe(
    "https://github.com/gruntwork-io/terraform-aws-eks/releases/tag/v0.60.0",
  )
})
