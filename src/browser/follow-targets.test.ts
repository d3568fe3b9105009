import { afterEach, expect, test, vi } from "vitest"
import { revealEvent } from "../shared/reveal-event"
import { followTargets } from "./follow-targets"

afterEach(() => vi.unstubAllGlobals())

/** An element with an id. A link also has the properties of its address. */
class FakeElement {
  constructor(
    readonly id: string,
    readonly link: object = {},
  ) {}
  closest = () => ({ origin: "https://docs.example", pathname: "/guides", ...this.link })
}

/** Follows the targets of a page with some elements. Returns the ids of those that were shown, and the two event targets. */
function follow(hash: string, ids: readonly string[]) {
  const elements = new Map(ids.map((id) => [id, new FakeElement(id)]))
  const document = Object.assign(new EventTarget(), {
    getElementById: (id: string) => elements.get(id) ?? null,
  })
  const location = { origin: "https://docs.example", pathname: "/guides", hash }
  const window = Object.assign(new EventTarget(), { location })
  for (const [name, value] of Object.entries({ document, window, Element: FakeElement }))
    vi.stubGlobal(name, value)
  const shown: string[] = []
  const following = new AbortController()
  followTargets(({ id }) => void shown.push(id), following.signal)
  return { shown, document, window, end: () => following.abort() }
}

/** Dispatches an event that an element below has received. */
function dispatch(to: EventTarget, type: string, target?: FakeElement, keys: object = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, ...keys })
  if (target) Object.defineProperty(event, "target", { value: target })
  to.dispatchEvent(event)
}

test("the target of the address is shown at once, and again when it changes", () => {
  const { shown, window } = follow("#vpc", ["vpc", "peering"])
  expect(shown).toEqual(["vpc"])
  window.location.hash = "#peering"
  dispatch(window, "hashchange")
  window.location.hash = "#gone"
  dispatch(window, "hashchange")
  expect(shown).toEqual(["vpc", "peering"])
})

test("a fragment is decoded", () => {
  expect(follow("#caf%C3%A9", ["café"]).shown).toEqual(["café"])
})

test("the target of a link within the page is shown, also if the address has its fragment already", () => {
  const { shown, document } = follow("", ["vpc"])
  dispatch(document, "click", new FakeElement("", { hash: "#vpc" }))
  dispatch(document, "click", new FakeElement("", { hash: "#vpc", pathname: "/other" }))
  dispatch(document, "click", new FakeElement("", { hash: "#vpc" }), { ctrlKey: true }) // opens a new tab
  expect(shown).toEqual(["vpc"])
})

test("an element that a search hit leads to is shown, until the signal ends", () => {
  const { shown, window, end } = follow("", [])
  dispatch(window, revealEvent, new FakeElement("vpc"))
  expect(shown).toEqual(["vpc"])
  end()
  dispatch(window, revealEvent, new FakeElement("peering"))
  expect(shown).toEqual(["vpc"])
})
