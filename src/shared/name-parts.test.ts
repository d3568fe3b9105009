import { expect, test } from "vitest"
import { nameParts } from "./name-parts"

test.each([
  ["enable_cloudwatch_agent_metrics", ["enable_", "cloudwatch_", "agent_", "metrics"]],
  ["services/eks-cluster/node.group.name", ["services/", "eks-cluster/", "node.", "group.", "name"]],
  ["metrics__of_the_agent_of_now", ["metrics__", "of_", "the_", "agent_", "of_", "now"]],
  ["https://example.com/guides/eks/", ["https://example.", "com/", "guides/", "eks/"]],
  ["Set enable_cloudwatch_agent_metrics.", ["Set enable_", "cloudwatch_", "agent_", "metrics."]],
])("%s wraps after its marks, and not within a run of them", (text, parts) => {
  expect(nameParts(text)).toEqual(parts)
})

test("a name of the length of a line is one part, and a longer one has several", () => {
  expect(nameParts("ab_cd", 5)).toEqual(["ab_cd"])
  expect(nameParts("ab_cde", 5)).toEqual(["ab_", "cde"])
})

test.each(["allow_ssh_from_cidr_list", "terraform-aws-service-catalog", "short_name another/short/name"])(
  "%s is one part",
  (text) => expect(nameParts(text)).toEqual([text]),
)
