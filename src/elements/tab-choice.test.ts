import { expect, test } from "vitest"
import { initialTab, nextTab } from "./tab-choice"

const values = ["terraform", "opentofu", "terragrunt"]

test.each([
  ["the address has priority", { address: "opentofu", stored: "terragrunt", built: "terraform" }, "opentofu"],
  ["then storage", { address: null, stored: "terragrunt", built: "terraform" }, "terragrunt"],
  ["then the tab selected by the build", { address: null, stored: null, built: "opentofu" }, "opentofu"],
  ["unknown values are ignored", { address: "pulumi", stored: "", built: "opentofu" }, "opentofu"],
  ["the first tab is the fallback", { address: null, stored: null, built: undefined }, "terraform"],
])("%s", (_, candidates, value) => {
  expect(initialTab(values, candidates)).toBe(value)
})

test.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 2, false, 0],
  ["ArrowLeft", 0, false, 2],
  ["ArrowLeft", 0, true, 1],
  ["ArrowRight", 0, true, 2],
  ["Home", 2, false, 0],
  ["End", 0, false, 2],
  ["Enter", 0, false, undefined],
])("%s from tab %s", (key, index, rtl, target) => {
  expect(nextTab(key, index, 3, rtl)).toBe(target)
})
