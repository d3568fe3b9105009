import { afterEach, expect, test, vi } from "vitest"
import { followRuns } from "./follow-runs"

afterEach(() => vi.unstubAllGlobals())

test("a page reloads when the preview was restarted, and not when only its connection was interrupted", () => {
  const reload = vi.fn()
  vi.stubGlobal("window", { location: { reload } })
  let connect = (_run: string) => {}
  followRuns({
    on(_, listen: (run: never) => void) {
      connect = listen as (run: string) => void // the event is "run"
      return () => {}
    },
  })
  connect("first")
  connect("first")
  expect(reload).not.toHaveBeenCalled()
  connect("second")
  expect(reload).toHaveBeenCalledOnce()
})
