import { expect, test } from "vitest"
import { matchNames, tellingWords } from "./match-names"

const page = {
  objectID: "1",
  url: "/reference/services/app-orchestration/amazon-ecs-service",
  type: "lvl1" as const,
  content: "",
  path: ["Amazon ECS Service"],
  position: 0,
  aliases: ["modules/services/ecs-service", "ECS tasks"],
}
const match = (query: string) => matchNames(page, query, [tellingWords(query)])

test.each(["Amazon ECS Service", "the amazon ecs service", "services/ecs-service", "ecs tasks"])(
  "%j is a name of the page",
  (query) => expect(match(query)).toBeGreaterThanOrEqual(1),
)

test("a name that is written as code writes it counts a little more", () => {
  expect(match("ecs-service")).toBeGreaterThan(match("ecs service"))
})

test("a name counts less the more of it is missing, half typed or in other words", () => {
  expect(match("ecs-servi")).toBeLessThan(match("ecs-service"))
  expect(match("ecs-s")).toBeLessThan(match("ecs-servi"))
  expect(match("amazon service")).toBeGreaterThan(0)
  expect(match("amazon service")).toBeLessThan(0.5)
})

test("a part of the address counts less than what the page calls itself", () => {
  expect(match("amazon-ecs-service")).toBeGreaterThan(0.8)
  expect(
    matchNames({ ...page, path: ["Containers"], aliases: [] }, "amazon ecs service", ["amazon ecs service"]),
  ).toBe(0.8)
})

test.each(["", "lambda", "xs"])("%j is no name of it", (query) => expect(match(query)).toBe(0))
