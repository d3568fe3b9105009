import { expect, test } from "vitest"
import { pathOf } from "./service-drawing"

test("the most specific tag of a service decides its drawing", () => {
  expect(pathOf(["ec-2", "bastion"])).toBe(pathOf(["bastion"]))
  expect(pathOf(["ec-2"])).not.toBe(pathOf(["bastion"]))
})

test("a service without a known tag has the default drawing", () => {
  expect(pathOf(["else"])).toBe(pathOf([]))
})
