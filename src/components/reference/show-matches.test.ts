import { expect, test } from "vitest"
import { showMatches } from "./show-matches"

/** Counts writes to `hidden`. */
class FakeElement {
  writes = 0
  #hidden = false
  get hidden() {
    return this.#hidden
  }
  set hidden(value: boolean) {
    this.writes++
    this.#hidden = value
  }
}

const element = () => new FakeElement() as unknown as HTMLElement & FakeElement // only `hidden` is used

function page() {
  const entries = [
    { element: element(), rows: [element(), element()] },
    { element: element(), rows: [] },
    { element: element(), rows: [] },
  ]
  return {
    entries,
    groups: [
      { element: element(), size: 2 },
      { element: element(), size: 1 },
    ],
  }
}

test("entries, rows and headings without entries are hidden, and the rest is counted", () => {
  const rendered = page()
  const count = showMatches(rendered, [
    { shown: true, rows: [false, true] },
    { shown: false, rows: [] },
    { shown: false, rows: [] },
  ])
  expect(count).toBe(1)
  expect(rendered.entries.map(({ element }) => element.hidden)).toEqual([false, true, true])
  expect(rendered.entries[0]?.rows.map(({ hidden }) => hidden)).toEqual([true, false])
  expect(rendered.groups.map(({ element }) => element.hidden)).toEqual([false, true])
})

test("what stays as it is is not written", () => {
  const rendered = page()
  const all = rendered.entries.map(({ rows }) => ({ shown: true, rows: rows.map(() => true) }))
  expect(showMatches(rendered, all)).toBe(3)
  expect(rendered.entries.map(({ element }) => element.writes)).toEqual([0, 0, 0])
})
