import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { expect, test, vi } from "vitest"
import { isRunning } from "./is-running.mjs"

test("a process is running until it has ended", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
  const pid = child.pid ?? 0
  expect(isRunning(pid)).toBe(true)
  child.kill()
  await once(child, "exit")
  expect(isRunning(pid)).toBe(false)
})

test.each([0, -1, Number.NaN, 2147483646])("%j is not the number of a running process", (pid) => {
  expect(isRunning(pid)).toBe(false)
})

test.each([
  ["EPERM", true],
  ["ESRCH", false],
])("a process to which a signal fails with %s: running is %j", (code, expected) => {
  vi.spyOn(process, "kill").mockImplementationOnce(() => {
    throw Object.assign(new Error(code), { code })
  })
  expect(isRunning(process.pid)).toBe(expected)
  vi.restoreAllMocks()
})

test.runIf(process.platform === "linux")("a zombie process is not running", async () => {
  // The shell's child ends when `sleep`, which never waits for it, has taken the shell's place.
  const untilReplaced = 'until read -r name < "/proc/$$/comm" && [ "$name" = sleep ]; do :; done'
  const parent = spawn("sh", ["-c", `${untilReplaced} & echo $!; exec sleep 60`], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [pid] = (await once(parent.stdout, "data")) as [Buffer]
  const stat = `/proc/${String(pid).trim()}/stat`
  await vi.waitUntil(() => readFileSync(stat, "utf8").includes(") Z "), { timeout: 30_000 })
  expect(isRunning(Number(String(pid)))).toBe(false)
  parent.kill()
})
