import { expect, test } from "vitest"
import { measureCommand, sumTimes, withCommand } from "./command"

const command = (script: string) => ({ args: ["--eval", script], cwd: process.cwd(), env: process.env })

test("the CPU time is the sum of user and system time", () => {
  expect(sumTimes("Built in 3m2s\n1m2.500s 0m1.250s\n")).toBe(63.75)
  expect(() => sumTimes("Built.")).toThrow("The shell printed no CPU time.")
})

test("a command's time is measured, and a command that fails is an error with its output", async () => {
  const { seconds, cpuSeconds } = await measureCommand(command("while (process.cpuUsage().user < 300_000);"))
  expect(seconds).toBeGreaterThanOrEqual(0.3)
  expect(cpuSeconds).toBeGreaterThanOrEqual(0.3)
  await expect(measureCommand(command("console.log('broken'); process.exit(3)"))).rejects.toThrow("broken")
})

test("a command that is still running is ended after the action, and a command that ends by itself fails the action", async () => {
  const goesOn = command("setInterval(() => {}, 1000)")
  expect(await withCommand(goesOn, () => Promise.resolve("done"))).toBe("done")
  await expect(withCommand(command("console.log('over')"), (ended) => ended)).rejects.toThrow("over")
})

test("a command that is killed by a signal is an error with its output", async () => {
  const killed = command("console.log('out of memory'); process.kill(process.pid, 'SIGKILL')")
  await expect(withCommand(killed, (ended) => ended)).rejects.toThrow(
    /ended by itself in .*\n.*out of memory/s,
  )
})
