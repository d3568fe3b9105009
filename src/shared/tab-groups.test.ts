import { expect, test } from "vitest"
import { tabGroupName } from "./tab-groups"

test.each([
  ["iac-tool", "Infrastructure as code tool"],
  ["operating-system", "Operating system"],
  ["aws_region", "Aws region"],
  ["", "Options"],
  [undefined, "Options"],
])("the group %j has the name %j", (group, name) => {
  expect(tabGroupName(group)).toBe(name)
})
