import { expect, test } from "vitest"
import { openedHit } from "./opened-hit"

const address = { pathname: "/guides/vpc", hash: "#peering" }

test("the query of a hit is returned once for the hit's address", () => {
  openedHit.set(address, "vpc peering")
  expect(openedHit.isAt({ ...address, hash: "" })).toBe(false)
  expect(openedHit.isAt(address)).toBe(true)
  expect(openedHit.take({ ...address, hash: "" })).toBeUndefined()
  expect(openedHit.take({ ...address, pathname: "/faq" })).toBeUndefined()
  expect(openedHit.take({ ...address, pathname: "/guides/vpc/" })).toBe("vpc peering")
  expect(openedHit.isAt(address)).toBe(false)
  expect(openedHit.take(address)).toBeUndefined()
})

test("a saved hit has an empty query", () => {
  openedHit.set(address, "")
  expect(openedHit.take(address)).toBe("")
})
