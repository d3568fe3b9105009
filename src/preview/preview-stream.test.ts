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
  sources[0]?.send("pages", {})
  end()
  sources[0]?.send("run", "b")
  expect(listen.mock.calls).toEqual([["a"]])
})

test("a hidden tab holds no connection; the listeners get events again once it is shown", async () => {
  const listen = vi.fn()
  const stream = new PreviewStream()
  stream.on("run", listen)
  sources[0]?.send("pages", {})
  await stream.ready
  show(false)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false])
  show(true)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false, true])
  sources[1]?.send("run", "b")
  expect(listen.mock.calls).toEqual([["b"]])
})

test("a tab that is opened in the background gets the state of the server, then connects when it is shown", async () => {
  tab.hidden = true
  const listen = vi.fn()
  const stream = new PreviewStream()
  stream.on("pages", listen)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([true])
  sources[0]?.send("pages", { "/a": 1 })
  await stream.ready
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false])
  show(true)
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([false, true])
  sources[1]?.send("pages", { "/a": 2 })
  expect(listen.mock.calls).toEqual([[{ "/a": 1 }], [{ "/a": 2 }]])
})

test("a tab that is hidden and shown while it connects waits for the connection", async () => {
  const stream = new PreviewStream()
  const ready = vi.fn()
  void stream.ready.then(ready)
  show(false)
  show(true)
  sources[0]?.send("run", "a")
  await Promise.resolve()
  expect(sources.map(({ isOpen }) => isOpen)).toEqual([true])
  expect(ready).not.toHaveBeenCalled()
  sources[0]?.send("pages", {})
  await stream.ready
  expect(sources).toHaveLength(1)
})

test("a tab does not wait for a server that cannot be reached", async () => {
  const stream = new PreviewStream()
  sources[0]?.dispatchEvent(new Event("error"))
  await expect(stream.ready).resolves.toBeUndefined()
})
