import { expect, test } from "vitest"
import { pathOf } from "./service-drawing"

test("the most telling tag of a service decides what is drawn", () => {
  expect(pathOf(["ec-2", "bastion"])).toBe(pathOf(["bastion"]))
  expect(pathOf(["ec-2"])).not.toBe(pathOf(["bastion"]))
})

test("a service without a known tag is a plain part", () => {
  expect(pathOf(["else"])).toBe(pathOf([]))
})
