import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"

/** How the fake commands of a run behave. */
interface Outcomes {
  /** Exit codes by name of the npm script, and of Gatsby's builds; 0 for others. */
  codes?: Record<string, number>
  /** Reports of the test runners, by name of the npm script; with `null`, the runner writes none. */
  reports?: Record<string, object | null>
  /** Content of the generated types after the build. */
  types?: string
}

const vitest = { numPassedTests: 2, numFailedTests: 0, testResults: [] }
const playwright = { suites: [], errors: [], stats: { expected: 3, unexpected: 0, flaky: 0 } }

/** A fake npm, which behaves as `outcomes.json` says. It fails if it gets a setting of the shell. */
const fakeNpm = `
if (process.env.SITE_URL) process.exit(3)
const { readFileSync, writeFileSync } = require("node:fs")
const { codes, reports } = JSON.parse(readFileSync("outcomes.json", "utf8"))
const [, , command, , name] = process.argv
const script = command === "run" ? name : command
const file = { unit: "unit", builds: "build", e2e: "browser" }[script]
if (reports[script]) writeFileSync("test-results/" + file + "-tests.json", JSON.stringify(reports[script]))
console.log("Output of " + process.argv.slice(4).join(" ") + ".")
process.exit(codes[script] ?? 0)
`
/** A fake Gatsby, like the fake npm. */
const fakeGatsby = `
if (process.env.SITE_URL) process.exit(3)
const { readFileSync, writeFileSync } = require("node:fs")
const { codes, types } = JSON.parse(readFileSync(__dirname + "/../../outcomes.json", "utf8"))
const isFixture = process.cwd().includes(".fixture-sites")
if (!isFixture) writeFileSync("src/gatsby-types.d.ts", types)
process.exit(codes[isFixture ? "fixture" : "build"] ?? 0)
`

/** A project with the scripts of this one, and a fake npm and Gatsby. */
function createProject() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "project-")))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const folder of ["scripts", "src/node/cache"])
    cpSync(folder, path.join(root, folder), { recursive: true, filter: (file) => !/\.tsx?$/.test(file) })
  for (const file of ["gatsby-browser.tsx", "gatsby-config.mjs", "gatsby-node.mjs", "gatsby-ssr.tsx"])
    write(file, "")
  for (const file of ["tsconfig.json", "static/robots.txt"]) write(file, "{}")
  cpSync("package.json", path.join(root, "package.json"))
  write(".gitignore", "node_modules\n.fixture-sites\ntest-results\noutcomes.json\n")
  write("content/docs/a.md", "A.")
  write("tests/fixtures/sites/small/content/docs/a.md", "A.")
  write("src/gatsby-types.d.ts", "types")
  write("package-lock.json", '{"packages":{"":{}}}')
  write("node_modules/.package-lock.json", '{"packages":{}}')
  write("node_modules/lmdb/index.js", "")
  write("node_modules/gatsby/package.json", "{}")
  write("node_modules/gatsby/cli.js", fakeGatsby)
  for (const file of ["parcel/compile-gatsby-files.js", "worker/pool.js", "worker/child/render-html.js"])
    write(`node_modules/gatsby/dist/utils/${file}`, "")
  write("node_modules/gatsby/dist/redux/index.js", "exports.emitter = { on() {} }")
  write("node_modules/npm/npm-cli.js", fakeNpm)
  mkdirSync(path.join(root, "test-results"))
  execFileSync("git", ["init", "-q"], { cwd: root })

  /** Runs `npm test`. Returns its exit code, what it prints, and the counts of its steps. */
  const run = ({ codes = {}, reports = {}, types = "types" }: Outcomes = {}, ...args: string[]) => {
    const all = { unit: vitest, builds: vitest, e2e: playwright, ...reports }
    write("outcomes.json", JSON.stringify({ codes, reports: all, types }))
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.mjs", ...args], {
      cwd: root,
      encoding: "utf8",
      env: {
        ...process.env,
        npm_execpath: path.join(root, "node_modules/npm/npm-cli.js"),
        CHROMIUM_PATH: process.execPath,
        SITE_URL: "https://other.example",
      },
    })
    const [, steps = ""] = /\nSteps\n.*\n([^]*?)\n(?:\n|$)/.exec(stdout) ?? []
    const rows = [...steps.matchAll(/^ {2}(.+?) {2,}(\d+) +(\d+) +[\d.]+ s$/gm)]
    const counts = Object.fromEntries(
      rows.map(([, name = "", passed, failed]) => [name, `${passed} ${failed}`]),
    )
    return { status, stdout, stderr, counts }
  }
  return {
    root,
    write,
    run,
    isGreen: () => existsSync(path.join(root, "node_modules/.cache/gruntwork-docs/green-run.json")),
  }
}

const allPassed = {
  Types: "1 0",
  Lint: "1 0",
  "Unit tests": "2 0",
  "Content checks": "1 0",
  "Production build": "1 0",
  "Generated types": "1 0",
  "Fixture sites": "1 0",
  "Builds in two folders, and after a killed one": "2 0",
  "Browser tests": "3 0",
}

test("all steps run; after a successful run, a change of prose only runs the steps that it can break", () => {
  const { write, run, isGreen } = createProject()
  const first = run({}, "--prose")
  expect(first.stderr).toBe("")
  expect(first.stdout).toMatch(/^SITE_URL is set; the tests build the site without it\.$/m)
  expect(first.stdout).toContain("Testing everything: the tests have never all passed in this checkout.")
  expect(first.stdout).toMatch(/\n13 passed, 0 failed\n$/)
  expect(first).toMatchObject({ status: 0, counts: allPassed })
  expect(isGreen()).toBe(true)

  write("content/docs/a.md", "Other prose.")
  const prose = run({}, "--prose")
  expect(prose).toMatchObject({ status: 0, stderr: "" })
  expect(prose.counts).toEqual({ "Content checks": "1 0", "Production build": "1 0", "Browser tests": "3 0" })
  expect(prose.stdout).toContain("Output of e2e -- pages.spec routes.spec ")
})

test("a step that fails, throws or leaves no report fails the run, and none stops the others", () => {
  const { write, run, isGreen } = createProject()
  const report = JSON.stringify(vitest)
  for (const file of ["unit", "build", "browser"]) write(`test-results/${file}-tests.json`, report) // left by an earlier run
  const { status, stdout, counts } = run({
    codes: { lint: 1, fixture: 1, e2e: 1 },
    reports: { unit: null, builds: { ...vitest, numFailedTests: 1 }, e2e: null },
    types: "other types",
  })
  expect(status).toBe(1)
  expect(counts).toEqual({
    ...allPassed,
    Lint: "0 1",
    "Unit tests": "0 1",
    "Generated types": "0 1",
    "Fixture sites": "0 1",
    "Builds in two folders, and after a killed one": "2 1",
    "Browser tests": "0 1",
  })
  expect(stdout).toContain("Output of lint.")
  expect(stdout).toContain("The test runner ended without writing test-results/browser-tests.json.")
  expect(stdout).toContain("The build changed src/gatsby-types.d.ts. Commit the file as it is now.")
  expect(stdout).toMatch(/\n5 passed, 6 failed\n$/)
  expect(isGreen()).toBe(false)
})

test("after a failed build, the steps that need it count as failed", () => {
  const { run, isGreen } = createProject()
  const { status, stdout, counts } = run({ codes: { build: 1 } })
  expect(status).toBe(1)
  expect(counts).toEqual({
    ...allPassed,
    "Production build": "0 1",
    "Generated types": "0 1",
    "Browser tests": "0 1",
  })
  expect(stdout.match(/Not run: the build failed\./g)).toHaveLength(2)
  expect(isGreen()).toBe(false)
})

test("a runner that exits with an error although all its tests passed fails the run", () => {
  const { run } = createProject()
  const { status, counts } = run({ codes: { unit: 1, e2e: 1 } })
  expect(status).toBe(1)
  expect(counts).toEqual({ ...allPassed, "Unit tests": "2 1", "Browser tests": "3 1" })
})

test("packages that cannot be installed end the run", () => {
  const { write, run } = createProject()
  write("node_modules/.package-lock.json", '{"packages":{"node_modules/gone":{"version":"1.0.0"}}}')
  write("package-lock.json", '{"packages":{"":{},"node_modules/gone":{"version":"2.0.0"}}}')
  const { status, counts } = run({ codes: { ci: 7 } })
  expect(status).toBe(1)
  expect(counts).toEqual({ Dependencies: "0 1" })
})
