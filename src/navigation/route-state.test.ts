import { expect, test } from "vitest"
import { routeState } from "./route-state"

test("listeners are called for each change until they unsubscribe", () => {
  const heard: string[] = []
  const leave = routeState.subscribe(() => heard.push(routeState.get().status))
  const failure = {
    title: "The page could not be loaded.",
    message: "No network.",
    retry: () => undefined,
    dismiss: () => undefined,
  }
  routeState.finish()
  routeState.start()
  routeState.fail(failure)
  expect(routeState.get()).toEqual({ status: "failed", failure })
  routeState.start(failure)
  expect(routeState.get()).toEqual({ status: "loading", failure })
  routeState.finish()
  leave()
  routeState.start()
  expect(heard).toEqual(["loading", "failed", "loading", "loaded"])
})
