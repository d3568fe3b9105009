import { expect, test } from "vitest"
import { planPartOf } from "./plan-part-of"

test.each([
  ["/guides/build-it-yourself/vpc/", "network"],
  ["/guides/build-it-yourself/vpc/core-concepts/subnets", "network"],
  ["/reference/services/data-storage/amazon-rds", "private-persistence"],
  ["/reference/services/data-storage/amazon-ecr-repositories", "shared"],
  ["/guides/build-it-yourself/", undefined],
  ["/", undefined],
])("%s is about %s", (path, part) => {
  expect(planPartOf(path)).toBe(part)
})
