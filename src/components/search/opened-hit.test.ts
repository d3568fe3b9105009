import { expect, test } from "vitest"
import { openedHit } from "./opened-hit"

const place = { pathname: "/guides/vpc", hash: "#peering" }

test("the place a hit leads to gets its query, once", () => {
  openedHit.set(place, "vpc peering")
  expect(openedHit.take({ ...place, hash: "" })).toBeUndefined()
  expect(openedHit.take({ ...place, pathname: "/faq" })).toBeUndefined()
  expect(openedHit.take({ ...place, pathname: "/guides/vpc/" })).toBe("vpc peering")
  expect(openedHit.take(place)).toBeUndefined()
})

test("a hit that was stored has no query, and is told of too", () => {
  openedHit.set(place, "")
  expect(openedHit.take(place)).toBe("")
})
