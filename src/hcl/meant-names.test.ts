import { expect, test } from "vitest"
import { meantNames } from "./meant-names"

const known = [
  "name",
  "custom_tags",
  "custom_tags_security_group",
  "vpc_subnet_ids",
  "enable_fargate_logs",
  "logs",
]

test.each([
  ["nmae", ["name"]],
  ["customTags", ["custom_tags"]],
  ["tags", ["custom_tags"]],
  ["tags_custom", ["custom_tags"]],
  ["subnet_id", ["vpc_subnet_ids"]],
  ["security_group_tags", ["custom_tags_security_group"]],
  ["create_fargate_logs", ["enable_fargate_logs"]],
  ["fargate_create_logs", []],
  ["fargate_logs", ["enable_fargate_logs", "logs"]],
  ["vpc_subnets_idz", ["vpc_subnet_ids"]],
  ["log_name", ["name", "logs"]],
  ["name_of_the_bucket", []],
  ["bucket", []],
])("for %s, the similar names are %j", (name, meant) => {
  expect(meantNames(name, known)).toEqual(meant)
})

test("of names with as many other words, the most similar is first, wherever it is in the list", () => {
  expect(meantNames("subnet_ids", ["private_subnet_ids", "vpc_subnet_ids"])).toEqual([
    "vpc_subnet_ids",
    "private_subnet_ids",
  ])
})

test("at most three names are given, the most similar first", () => {
  expect(
    meantNames("health_check", ["a", ..."bcde".split("").map((end) => `health_check_${end.repeat(3)}`)]),
  ).toEqual(["health_check_bbb", "health_check_ccc", "health_check_ddd"])
})
