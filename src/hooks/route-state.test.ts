import { expect, test } from "vitest"
import { routeState } from "./route-state"

test("listeners hear each change until they leave", () => {
  const heard: string[] = []
  const leave = routeState.subscribe(() => heard.push(routeState.get().status))
  const retry = () => undefined
  routeState.start()
  routeState.fail("The network is down.", retry)
  expect(routeState.get()).toEqual({ status: "failed", message: "The network is down.", retry })
  routeState.finish()
  leave()
  routeState.start()
  expect(heard).toEqual(["loading", "failed", "loaded"])
})
