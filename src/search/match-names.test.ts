import { expect, test } from "vitest"
import { matchNames, significantWords } from "./match-names"

const page = {
  url: "/reference/services/app-orchestration/amazon-ecs-service",
  content: "",
  path: ["Amazon ECS Service"],
  aliases: ["modules/services/ecs-service", "ECS tasks", "Blue/green updates"],
}
const match = (query: string) => matchNames(page, query, [significantWords(query)])

test.each(["Amazon ECS Service", "the amazon ecs service", "services/ecs-service", "ecs tasks"])(
  "%j is a name of the page",
  (query) => expect(match(query)).toBeGreaterThanOrEqual(1),
)

test("a name in the same spelling as in code has a slightly higher score", () => {
  expect(match("ecs-service")).toBeGreaterThan(match("ecs service"))
})

test("the score decreases with the missing part of the name, whether partly typed or in other words", () => {
  expect(match("ecs-servi")).toBeLessThan(match("ecs-service"))
  expect(match("ecs-s")).toBeLessThan(match("ecs-servi"))
  expect(match("amazon service")).toBeGreaterThan(0)
  expect(match("amazon service")).toBeLessThan(0.5)
})

test("a part of the address has a lower score than the page's own names", () => {
  expect(match("amazon-ecs-service")).toBeGreaterThan(0.8)
  expect(match("app-orchestration/amazon-ecs-service")).toBeGreaterThan(0.8)
  expect(match("services/app-orchestration/amazon-ecs-service")).toBeLessThan(0.8)
  expect(
    matchNames({ ...page, path: ["Containers"], aliases: [] }, "amazon ecs service", ["amazon ecs service"]),
  ).toBe(0.8)
})

test("a name with spaces is no path: it is not named by what follows its slash", () => {
  expect(match("blue/green updates")).toBeGreaterThanOrEqual(1)
  expect(match("green updates")).toBeLessThan(0.5)
})

test.each(["", "lambda", "xs", "am", "rds-proxy"])("%j does not match a name of the page", (query) =>
  expect(match(query)).toBe(0),
)
