import { spawn } from "node:child_process"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test, vi } from "vitest"
import { run } from "./run.mjs"

/** Runs a program in Node.js with `run`. */
const runProgram = (program: string, env?: NodeJS.ProcessEnv) =>
  run(process.execPath, ["-e", program], { capture: true, ...(env ? { env } : {}) })

test("what a command writes to stdout and stderr is collected, with its exit code", async () => {
  const program = `process.stdout.write("out "); process.stdout.end(() => { console.error("err"); process.exitCode = 3 })`
  const { code, output } = await runProgram(program)
  expect(code).toBe(3)
  expect(output.trim().split(/\s+/).sort()).toEqual(["err", "out"])
})

test("a command gets the given environment and nothing else, and runs in the repository's root", async () => {
  const { output } = await runProgram("console.log(process.cwd(), process.env.HOME, process.env.SITE_URL)", {
    SITE_URL: "https://example.com",
  })
  expect(output).toBe(`${path.resolve(".")} undefined https://example.com\n`)
})

test("a command that was ended by a signal has the exit code that a shell gives it", async () => {
  expect(await runProgram(`process.kill(process.pid, "SIGKILL")`)).toEqual({ code: 137, output: "" })
})

test("a command that cannot be started has the exit code that a shell gives it, and the reason as its output", async () => {
  const result = { code: 127, output: "no-such-command could not be started: spawn no-such-command ENOENT\n" }
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true)
  expect(await run("no-such-command", [], { capture: true })).toEqual(result)
  expect(write).not.toHaveBeenCalled()
  await run("no-such-command", [])
  expect(write.mock.calls).toEqual([[result.output]])
  write.mockRestore()
})

test("signals have their default effect again when all commands have ended", async () => {
  const listeners = () => [process.listenerCount("SIGINT"), process.listenerCount("SIGTERM")]
  const before = listeners()
  const first = runProgram("")
  const second = runProgram("")
  expect(listeners()).toEqual(before.map((count) => count + 1))
  await Promise.all([first, second])
  expect(listeners()).toEqual(before)
})

test("a signal is forwarded to the command, and the process exits with its code when the command has ended", async () => {
  const command = `
    process.on("SIGTERM", () => { console.log("stopped"); process.exit() })
    setTimeout(() => undefined, 60_000)
    console.log("ready")`
  const program = `
    import { run } from ${JSON.stringify(pathToFileURL(path.resolve("scripts/lib/run.mjs")).href)}
    await run(process.execPath, ["-e", ${JSON.stringify(command)}], {
      onStart: () => console.log("started"),
    })
    console.log("went on")`
  const parent = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  let output = ""
  parent.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text
    if (["ready\nstarted\n", "started\nready\n"].includes(output)) parent.kill("SIGTERM")
  })
  const code = await new Promise((resolve) => parent.on("close", resolve))
  expect(code).toBe(143)
  expect(output).toMatch(/^(?:ready\nstarted|started\nready)\nstopped\n$/)
})
