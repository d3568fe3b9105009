import { expect, test } from "vitest"
import { parseStatus, treeMemory, watchMemory } from "./memory.mjs"

test("a process's status names its parent and its memory", () => {
  const status = "Name:\tnode\nPid:\t12\nPPid:\t7\nVmHWM:\t   900 kB\nVmRSS:\t   812 kB\n"
  expect(parseStatus(12, status)).toEqual({ pid: 12, parent: 7, kilobytes: 812 })
})

test("a kernel process has no memory of its own", () => {
  expect(parseStatus(2, "Name:\tkthreadd\nPPid:\t0\n")).toEqual({ pid: 2, parent: 0, kilobytes: 0 })
})

test("a tree is its root, its children and theirs, in any order", () => {
  const processes = [
    { pid: 30, parent: 20, kilobytes: 4 },
    { pid: 20, parent: 10, kilobytes: 2 },
    { pid: 10, parent: 1, kilobytes: 1 },
    { pid: 99, parent: 1, kilobytes: 100 },
  ]
  expect(treeMemory(processes, 10)).toBe(7)
})

test.runIf(process.platform === "linux")("the memory of this process is measured", () => {
  const peak = watchMemory(process.pid)
  expect(peak()).toBeGreaterThan(10)
})
