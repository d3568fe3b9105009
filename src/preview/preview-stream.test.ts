import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PreviewStream } from "./preview-stream"

class FakeSource extends EventTarget {
  isOpen = true

  constructor() {
    super()
    sources.push(this)
  }

  send(name: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }))
  }

  close(): void {
    this.isOpen = false
  }
}

let sources: FakeSource[] = []
const newTab = () => Object.assign(new EventTarget(), { hidden: false })
let tab = newTab()

function show(isShown: boolean): void {
  tab.hidden = !isShown
  tab.dispatchEvent(new Event("visibilitychange"))
}

beforeEach(() => {
  sources = []
  tab = newTab()
  vi.stubGlobal("EventSource", FakeSource)
  vi.stubGlobal("document", tab)
})
afterEach(() => vi.unstubAllGlobals())

test("a listener gets the events of its name until it unsubscribes", () => {
  const listen = vi.fn()
  const end = new PreviewStream().on("run", listen)
  sources[0]?.send("run", "a")
  sources[0]?.send("settled", true)
  end()
  sources[0]?.send("run", "b")
  show(true) // connects again
  sources[1]?.send("run", "c")
  expect(listen.mock.calls).toEqual([["a"]])
})

test("a hidden tab has no connection; the listeners get events again once the tab is shown", () => {
  const listen = vi.fn()
  new PreviewStream().on("run", listen)
  show(false)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false])
  show(true)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false, true])
  sources[1]?.send("run", "b")
  expect(listen.mock.calls).toEqual([["b"]])
})

test("a tab that is opened in the background connects when it is shown", () => {
  tab.hidden = true
  const listen = vi.fn()
  new PreviewStream().on("run", listen)
  expect(sources).toEqual([])
  show(true)
  sources[0]?.send("run", "a")
  expect(listen.mock.calls).toEqual([["a"]])
})
