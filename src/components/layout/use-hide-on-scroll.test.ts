import { expect, test } from "vitest"
import { type HeaderState, nextHeader } from "./use-hide-on-scroll"

const shown: HeaderState = { visible: true, previous: 500, jumped: false }
const hidden: HeaderState = { ...shown, visible: false }

function scroll(position: number, focused = false) {
  return { position, barHeight: 60, windowHeight: 800, documentHeight: 3000, focused }
}

test.each([
  ["hides when scrolling down", shown, scroll(501), false],
  ["hides when the position does not change", shown, scroll(500), false],
  ["shows when scrolling up", hidden, scroll(499), true],
  ["shows near the top, even when scrolling down", { ...hidden, previous: 10 }, scroll(59), true],
  ["stays visible on the first scroll from the top", { ...shown, previous: 0 }, scroll(100), true],
  ["stays hidden on an overscroll bounce at the end", { ...hidden, previous: 2200 }, scroll(2199), false],
  ["ignores the scrolling of a jump", { ...hidden, jumped: true }, scroll(300), false],
  ["never hides while it contains the focus", shown, scroll(600, true), true],
] satisfies [string, HeaderState, ReturnType<typeof scroll>, boolean][])(
  "the header %s",
  (_, state, to, visible) => {
    expect(nextHeader(state, to).visible).toBe(visible)
  },
)

test("only one event is ignored after a jump", () => {
  const landed = nextHeader({ ...hidden, jumped: true }, scroll(1200))
  expect(landed).toEqual({ visible: false, previous: 1200, jumped: false })
  expect(nextHeader(landed, scroll(1100)).visible).toBe(true)
})
