import { expect, test } from "vitest"
import { codeLoading, showLoading } from "./code-loading"

test("code counts as loading until all of it has arrived or failed, and its result is passed on", async () => {
  const states: boolean[] = []
  const stop = codeLoading.subscribe(() => states.push(codeLoading.get()))
  let arrive = (_code: string) => {}
  const first = showLoading(new Promise<string>((resolve) => (arrive = resolve)))
  const failing = showLoading(Promise.reject(new Error("offline")))
  await expect(failing).rejects.toThrow("offline")
  expect(codeLoading.get()).toBe(true)
  arrive("code")
  await expect(first).resolves.toBe("code")
  expect(states).toEqual([true, true, true, false])

  stop()
  await showLoading(Promise.resolve())
  expect(states).toHaveLength(4)
})
