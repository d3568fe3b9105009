import { expect, test } from "vitest"
import { showMatches } from "./show-matches"

/** An element that counts attribute writes. */
class FakeElement {
  writes = 0
  #attributes = new Set<string>()
  hasAttribute(name: string) {
    return this.#attributes.has(name)
  }
  toggleAttribute(name: string, present: boolean) {
    this.writes++
    if (present) this.#attributes.add(name)
    else this.#attributes.delete(name)
  }
}

const element = () => new FakeElement() as unknown as HTMLElement & FakeElement // has all members that are used
const isHidden = ({ element }: { element: HTMLElement }) => element.hasAttribute("hidden")

function page() {
  const entries = [
    { element: element(), rows: [element(), element()] },
    { element: element(), rows: [] },
    { element: element(), rows: [] },
  ]
  return {
    entries,
    groups: [
      { element: element(), size: 2, count: { textContent: " 2" } as HTMLElement },
      { element: element(), size: 1, count: null },
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
  expect(rendered.entries.map(isHidden)).toEqual([false, true, true])
  expect(rendered.entries[0]?.rows.map((row) => row.hasAttribute("hidden"))).toEqual([true, false])
  expect(rendered.groups.map(isHidden)).toEqual([false, true])
  expect(rendered.groups[0]?.count?.textContent).toBe(" 1 of 2")
})

test("unchanged attributes are not written", () => {
  const rendered = page()
  const all = rendered.entries.map(({ rows }) => ({ shown: true, rows: rows.map(() => true) }))
  showMatches(rendered, all)
  const before = rendered.entries.map(({ element }) => element.writes)
  expect(showMatches(rendered, all)).toBe(3)
  expect(rendered.entries.map(({ element }) => element.writes)).toEqual(before)
})

test("the first visible entries are marked as leading, wherever they are in the list", () => {
  const entries = Array.from({ length: 20 }, () => ({ element: element(), rows: [] }))
  const rendered = { entries, groups: [{ element: element(), size: 20, count: null }] }
  const leading = () =>
    entries.flatMap(({ element }, at) =>
      !element.hasAttribute("hidden") && element.hasAttribute("data-leading") ? [at] : [],
    )

  showMatches(
    rendered,
    entries.map((_, at) => ({ shown: at >= 5, rows: [] })),
  )
  expect(leading()).toEqual([5, 6, 7, 8, 9, 10, 11, 12])

  showMatches(
    rendered,
    entries.map(() => ({ shown: true, rows: [] })),
  )
  expect(leading()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
