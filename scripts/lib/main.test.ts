import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const commands = [
  ["start", "Usage: npm start [-- <flags of npm run build>]"],
  ["fixture-sites", "Usage: npm run fixture-sites [-- <site>...]"],
  ["serve", "Usage: npm run serve [-- <folder of a build>]"],
  ["new", "Usage: npm run new -- <kind> <path>"],
  ["kb:import", "Usage: npm run kb:import -- [options]"],
  ["reference:diff", "Usage: npm run reference:diff -- <old folder> <new folder>"],
  ["content:report", "Usage: npm run content:report -- [options]"],
  ["editor-files", "Usage: npm run editor-files"],
  ["constructs", "Usage: npm run constructs"],
  ["check:content", "Usage: npm run check:content -- [options]"],
  ["bench", "Usage: npm run bench -- [measurement...] [options]"],
] as const

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> } // of this repository

/** Runs what package.json has for a command, with other arguments. */
function run(command: string, ...args: string[]) {
  const [program, ...words] = (scripts[command] ?? "").split(" ")
  const loader = program === "tsx" ? ["--import", "tsx"] : []
  const { status, stdout, stderr } = spawnSync(process.execPath, [...loader, ...words, ...args], {
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test.each(commands)("npm run %s -- --help prints the usage, and succeeds", (command, usage) => {
  const { status, stdout, stderr } = run(command, "--help")
  expect({ status, stderr, firstLine: stdout.split("\n")[0] }).toEqual({
    status: 0,
    stderr: "",
    firstLine: usage,
  })
})

test("a command whose output nobody reads ends without a message, and not as if it had succeeded", () => {
  const command = `"${process.execPath}" --import tsx scripts/content-report.ts --help`
  expect(spawnSync("sh", ["-c", `(${command}; echo $? >&2) | true`], { encoding: "utf8" }).stderr).toBe(
    "141\n",
  )
})

test.each([
  ["offline", "Usage: npm run offline -- [<folder of a build>]"],
  ["serve", "Usage: npm run serve [-- <folder of a build>]"],
])("npm run %s takes one folder", (command, usage) => {
  const { status, stdout, stderr } = run(command, "one", "two")
  expect({ status, stdout, line: stderr.split("\n")[0] }).toEqual({ status: 1, stdout: "", line: usage })
})

test.each(["offline", "serve"])(
  "npm run %s reports a folder without a build under the name that was given",
  (command) => {
    expect(run(command, ".")).toEqual({
      status: 1,
      stdout: "",
      stderr: 'There is no build in ".". Run `npm run build` first.\n',
    })
  },
)

test.each(commands.filter(([command]) => !["start", "new", "kb:import"].includes(command)))(
  "npm run %s rejects an unknown option",
  (command, usage) => {
    const { status, stdout, stderr } = run(command, "--nope")
    expect({ status, stdout, lines: stderr.split("\n").slice(0, 3) }).toEqual({
      status: 1,
      stdout: "",
      lines: ["Unknown option '--nope'.", "", usage],
    })
  },
)

test("if a package is missing, a command prints how to install it", () => {
  const code = `import { main } from "./scripts/lib/main.mjs"; await main(() => import("no-such-package"))`
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
    encoding: "utf8",
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Cannot find package 'no-such-package' .*\nRun `npm ci` first\.\n$/)
})

test("npm run content:report refuses a format that it does not have", () => {
  const { status, stdout, stderr } = run("content:report", "--format", "xml")
  expect({ status, stdout, line: stderr.split("\n")[0] }).toEqual({
    status: 1,
    stdout: "",
    line: '--format takes text, json, not "xml".',
  })
})

test("-h among other arguments also prints the usage", () => {
  expect(run("new", "guide", "-h")).toEqual(run("new", "--help"))
})

/** Runs a command whose code throws. */
function runThrowing(code: string) {
  const script = `import { main } from "./scripts/lib/main.mjs"; await main(async () => { ${code} })`
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  })
  return { status, stderr }
}

test("for an error that is meant for the user, a command prints only the message", () => {
  expect(runThrowing('throw new Error("There is no page.")')).toEqual({
    status: 1,
    stderr: "There is no page.\n",
  })
})

test("for a missing file, a command prints only the message", () => {
  const { status, stderr } = runThrowing('(await import("node:fs")).readFileSync("/nowhere/file")')
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "ENOENT: no such file or directory, open '/nowhere/file'\n",
  })
})

test("for a mistake in the code, a command prints its position", () => {
  const { status, stderr } = runThrowing(
    "const page = undefined; function titleOf() { page.title } titleOf()",
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^TypeError: Cannot read properties of undefined \(reading 'title'\)\n {4}at titleOf/,
  )
})
