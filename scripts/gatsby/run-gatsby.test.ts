import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { checkFlags } from "./check-flags.mjs"
import { runGatsby } from "./run-gatsby.mjs"
import { projectRoot } from "../lib/project.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"

/** A port for previews that fail before they listen; a preview of the developer may use the default one. */
const unusedPort = 8399

test.each(["--help", "-v"])("gatsby build %s leaves the last build as it is", async (flag) => {
  const folder = mkdtempSync(path.join(tmpdir(), "gatsby-"))
  mkdirSync(path.join(folder, "public"))
  const { code, output } = await runGatsby(["build", flag], { cwd: folder, capture: true })
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/gatsby/i) as string })
  expect(readdirSync(folder)).toEqual(["public"])
  rmSync(folder, { recursive: true })
})

test("the usage of a build lists the flag that is not passed to Gatsby", async () => {
  const flag = /\n {2}--compress +Write a brotli/
  expect((await runGatsby(["build", "--help"], { capture: true })).output).toMatch(flag)
  expect((await runGatsby(["build", "--version"], { capture: true })).output).not.toMatch(flag)
})

test.each([
  [
    ["build", "--prefix-path"],
    "Unknown option '--prefix-path'. Did you mean '--prefix-paths'?",
    "--prefix-paths",
  ],
  [["build", "--prefix-paths", "-x", "--compress"], "Unknown option '-x'.", "--compress"],
  [["build", "all"], "Unexpected argument 'all'.", "--compress"],
  [
    ["develop", "-p", "8001", "--open", "--prot=8001"],
    "Unknown option '--prot'. Did you mean '--port'?",
    "--port",
  ],
])("%j ends with the usage before anything is started", async (args, sentence, flag) => {
  const folder = mkdtempSync(path.join(tmpdir(), "gatsby-"))
  const usage = `${sentence}\n\nUsage: npm run ${args[0]} [-- options]\n\nOptions:\n`
  const failure = await runGatsby(args, { cwd: folder, capture: true }).catch(String)
  expect(failure).toContain(usage)
  expect(failure).toContain(`${flag} `)
  expect([readdirSync(folder), existsSync(siteCache(folder))]).toEqual([[], false])
  rmSync(folder, { recursive: true })
})

test("the usage names the command that was called", async () => {
  const failure = await runGatsby(["build", "--foo"], { call: "npm start", capture: true }).catch(String)
  expect(failure).toContain("Unknown option '--foo'.\n\nUsage: npm start [-- options]\n\nOptions:\n")
})

test("flags that Gatsby's help lists are known, with and without values", async () => {
  const help =
    "gatsby develop\n\nOptions:\n  -p, --port     Set port.\n[string]\n  --inspect  Debug  [number]\n"
  const accept = (...flags: string[]) => checkFlags(["develop", ...flags], () => Promise.resolve(help))
  await accept("-p", "1", "--inspect")
  await accept("--inspect=9230", "-p1")
  await expect(accept("--port", "1", "2")).rejects.toThrow("Unexpected argument '2'.")
})

/** Runs a command in a folder with the output and cache of a last build, and with the project's scripts and packages. */
async function runAfterBuild(args: string[], settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "gatsby-"))
  const kept = ["public", ".cache"].map((name) => path.join(folder, name))
  for (const directory of kept) mkdirSync(directory)
  for (const name of ["scripts", "node_modules"])
    symlinkSync(path.join(projectRoot, name), path.join(folder, name), "junction")
  const env = {
    ...process.env,
    CONTENT_DIR: path.join(projectRoot, "tests/fixtures/sites/workbench/content"),
    SITE_CONFIG: path.join(projectRoot, "src/site.config.ts"),
    ...settings,
  }
  const { code, output } = await runGatsby(args, { cwd: folder, capture: true, env })
  const isKept = kept.map(existsSync)
  for (const directory of [siteCache(folder), folder]) rmSync(directory, { recursive: true })
  return { code, output, isKept }
}

test.each([
  [["build"], { SITE_URL: "nonsense" }, 'SITE_URL is "nonsense"'],
  [
    ["develop", "--inspect", `--port=${unusedPort}`],
    { SITE_CONFIG: "missing.ts" },
    'SITE_CONFIG is "missing.ts"',
  ],
])("%j with the wrong setting %j leaves the last build as it is", async (args, settings, message) => {
  expect(await runAfterBuild(args, settings)).toEqual({
    code: 1,
    output: expect.stringContaining(message) as string,
    isKept: [true, true],
  })
})

test("a last build with other settings is removed", async () => {
  const { output, isKept } = await runAfterBuild(["build"], { SITE_URL: "https://docs.example.com" })
  expect(output).toContain(
    "The code or the settings of the pages have changed since the last build: starting without caches.",
  )
  expect(isKept).toEqual([false, false])
})

/** Runs a command whose main script only prints the value of an expression. */
async function valueInMain(args: string[], expression: string, env = process.env): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "gatsby-"))
  mkdirSync(path.join(folder, "scripts/gatsby"), { recursive: true })
  writeFileSync(path.join(folder, "scripts/gatsby/gatsby-main.mjs"), `console.log(${expression})`)
  const { output } = await runGatsby(args, { cwd: folder, capture: true, env })
  for (const directory of [siteCache(folder), folder]) rmSync(directory, { recursive: true })
  return output
}

test("a build gets the options of Node that the environment has, after its own", async () => {
  const env = { ...process.env, NODE_OPTIONS: "--max-old-space-size=4096" }
  expect(await valueInMain(["build"], "process.env.NODE_OPTIONS", env)).toMatch(
    /^--max-semi-space-size=\d+ .*--max-old-space-size=4096\n$/,
  )
})

test("a preview runs queries on demand even if the variable CI is set", async () => {
  const name = "GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI"
  expect(await valueInMain(["develop", `--port=${unusedPort}`], `process.env.${name}`)).toBe("1\n")
  const gatsby = readFileSync("node_modules/gatsby/dist/services/initialize.js", "utf8")
  expect(gatsby).toContain(`(0, _gatsbyCoreUtils.isCI)() && !process.env.${name}) {`)
})

test("a build collects all garbage only once its heap is large", async () => {
  expect(await valueInMain(["build"], "process.execArgv.join()")).toBe("--initial-old-space-size=400\n")
})

test("a preview with an invalid port does not start", async () => {
  await expect(runGatsby(["develop", "--port", "abc"], { capture: true })).rejects.toThrow('--port is "abc"')
})

test("without a terminal, a preview whose port is in use does not start", async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  await expect(runGatsby(["develop", `--port=${port}`], { capture: true })).rejects.toThrow(
    `Port ${port} is in use.`,
  )
  await new Promise((resolve) => server.close(resolve))
})
