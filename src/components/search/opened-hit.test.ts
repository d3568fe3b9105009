import { expect, test } from "vitest"
import { openedHit } from "./opened-hit"

const place = { pathname: "/guides/vpc", hash: "#peering" }

test("the query of a hit is returned once for the hit's address", () => {
  openedHit.set(place, "vpc peering")
  expect(openedHit.isAt({ ...place, hash: "" })).toBe(false)
  expect(openedHit.isAt(place)).toBe(true)
  expect(openedHit.take({ ...place, hash: "" })).toBeUndefined()
  expect(openedHit.take({ ...place, pathname: "/faq" })).toBeUndefined()
  expect(openedHit.take({ ...place, pathname: "/guides/vpc/" })).toBe("vpc peering")
  expect(openedHit.isAt(place)).toBe(false)
  expect(openedHit.take(place)).toBeUndefined()
})

test("a saved hit has an empty query", () => {
  openedHit.set(place, "")
  expect(openedHit.take(place)).toBe("")
})
