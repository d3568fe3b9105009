import { expect, test } from "vitest"
import {
  addRecent,
  parseHits,
  removeSaved,
  type SavedHit,
  type SavedSearches,
  toggleFavorite,
} from "./saved-searches"

const hierarchy = {
  lvl0: "Guides",
  lvl1: "Title",
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}
const hit = (id: number): SavedHit => ({
  objectID: String(id),
  url: `/${id}`,
  type: "lvl1",
  anchor: "",
  hierarchy,
})
const none: SavedSearches = { recent: [], favorites: [] }
const ids = (hits: readonly SavedHit[]) => hits.map(({ objectID }) => objectID)
const opened = (count: number, from = none) =>
  Array.from({ length: count }, (_, index) => hit(index)).reduce<SavedSearches>(addRecent, from)

test("the newest seven hits are kept, without duplicates", () => {
  expect(ids(opened(9).recent)).toEqual(["8", "7", "6", "5", "4", "3", "2"])
  expect(ids(addRecent(opened(3), hit(0)).recent)).toEqual(["0", "2", "1"])
})

test("with favorites, four recent hits are kept", () => {
  const saved = toggleFavorite(opened(7), hit(6))
  expect(ids(saved.favorites)).toEqual(["6"])
  expect(ids(saved.recent)).toEqual(["5", "4", "3", "2"])
})

test("opening a favorite does not add it to the recent hits; removing it from the favorites does", () => {
  const saved = toggleFavorite(opened(1), hit(0))
  expect(addRecent(saved, hit(0))).toEqual(saved)
  expect(ids(toggleFavorite(saved, hit(0)).recent)).toEqual(["0"])
})

test("a hit that is no favorite any more takes the place of the oldest recent hit", () => {
  const saved = [5, 9].reduce((before, id) => toggleFavorite(before, hit(id)), opened(7))
  expect(ids(saved.recent)).toEqual(["6", "4", "3", "2"])
  expect(ids(toggleFavorite(saved, hit(9)).recent)).toEqual(["9", "6", "4", "3"])
})

test("ten favorites are kept", () => {
  const saved = Array.from({ length: 12 }, (_, index) => hit(index)).reduce<SavedSearches>(
    toggleFavorite,
    none,
  )
  expect(saved.favorites).toHaveLength(10)
})

test("a hit can be removed", () => {
  expect(ids(removeSaved(opened(2), "1").recent)).toEqual(["0"])
})

test.each([
  null,
  "",
  "{",
  "7",
  '["x", null, {"objectID":"1"}]',
  '[{"objectID":"1","url":"javascript:alert(1)","hierarchy":{}}]',
  '[{"objectID":"1","url":"//evil.example","hierarchy":{}}]',
  '[{"objectID":"1","url":"/\\\\evil.example/x","hierarchy":{}}]',
  '[{"objectID":"1","url":"/\\t/evil.example/x","hierarchy":{}}]',
  '[{"objectID":"1","url":"/faq/","hierarchy":null}]',
  '[{"objectID":"1","url":"/faq/","hierarchy":{"lvl1":{"a":1}}}]',
])("stored %j is ignored", (text) => {
  expect(parseHits(text)).toEqual([])
})

test("valid stored hits are kept, invalid ones ignored", () => {
  const junk = { objectID: "2", url: "/faq/", hierarchy: { lvl1: 7 } }
  expect(parseHits(JSON.stringify([junk, hit(1)]))).toEqual([hit(1)])
})

test("only the fields that a link needs are stored", () => {
  const { recent } = addRecent(none, {
    ...hit(1),
    _snippetResult: { content: { value: "text" } },
  } as SavedHit)
  expect(recent).toEqual([hit(1)])
})
