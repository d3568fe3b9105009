import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import {
  dependencyMismatch,
  ensureDependencies,
  fitsPlatform,
  type LockedPackages,
} from "./ensure-dependencies.mjs"
import { includesNode } from "../lib/node-version.mjs"

const linux = { os: "linux", cpu: "x64", libc: "glibc", node: "20.20.2" }
const react = { version: "19.3.1", integrity: "sha512-a" }
const root = { version: "1.0.0" }

function mismatch(locked: LockedPackages, installed: LockedPackages | undefined, missing: string[] = []) {
  return dependencyMismatch(
    locked,
    installed,
    (path) => !missing.includes(path),
    () => true,
  )
}

test("packages that match the lock file need nothing", () => {
  const locked = { "": root, "node_modules/react": react }
  expect(mismatch(locked, { "node_modules/react": react })).toBeUndefined()
  const withoutDigest = { "node_modules/react": { version: react.version } }
  expect(mismatch(locked, withoutDigest)).toBeUndefined()
  expect(mismatch(withoutDigest, locked)).toBeUndefined()
})

test("a package that is not locked does not matter", () => {
  const installed = { "node_modules/react": react, "node_modules/left-over": root }
  expect(mismatch({ "node_modules/react": react }, installed)).toBeUndefined()
})

test("a link into the repository is not a package", () => {
  expect(mismatch({ "node_modules/own": { link: true } }, {})).toBeUndefined()
})

test.each<{ installed: LockedPackages | undefined; problem: string }>([
  { installed: undefined, problem: "nothing is installed" },
  { installed: {}, problem: "react is missing" },
  {
    installed: { "node_modules/react": { ...react, version: "18.0.0" } },
    problem: "react is 18.0.0 instead of 19.3.1",
  },
  {
    installed: { "node_modules/react": { ...react, integrity: "sha512-b" } },
    problem: "react has different contents",
  },
])("a difference is reported: $problem", ({ installed, problem }) => {
  expect(mismatch({ "": root, "node_modules/react": react }, installed)).toBe(problem)
})

test("a folder that was removed by hand is missing", () => {
  const packages = { "node_modules/a/node_modules/@emotion/react": react }
  expect(mismatch(packages, packages, ["node_modules/a/node_modules/@emotion/react"])).toBe(
    "@emotion/react is missing",
  )
})

test("an optional package is reported as missing only if it is expected", () => {
  const locked = { "node_modules/extra": { version: "1.0.0", optional: true } }
  expect(
    dependencyMismatch(
      locked,
      {},
      () => true,
      () => true,
    ),
  ).toBe("extra is missing")
  expect(
    dependencyMismatch(
      locked,
      {},
      () => true,
      () => false,
    ),
  ).toBeUndefined()
})

test.each([
  { os: ["darwin"] },
  { os: ["!linux"] },
  { os: ["linux"], cpu: ["arm64"] },
  { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
  { os: ["darwin", "!win32"] },
  { os: ["linux"], engines: { node: "^22.20 || >=25" } },
  {},
])("%j is not for 64-bit Linux with glibc and Node 20", (entry) => {
  expect(fitsPlatform(entry, linux)).toBe(false)
})

test.each([
  { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
  { os: ["!win32"] },
  { os: ["darwin", "linux"], cpu: ["any"] },
  { os: ["linux"], engines: { node: "^18.18.0 || >= 20.0.0" } },
])("%j is for 64-bit Linux with glibc and Node 20", (entry) => {
  expect(fitsPlatform(entry, linux)).toBe(true)
})

test("the Node versions of all optional packages in the lock file can be read", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages }
  for (const { optional, engines } of Object.values(packages))
    if (optional && engines?.node !== undefined) includesNode(engines.node, linux.node)
})

/** A project whose lock file has a package and an optional one, which `install` leaves out. */
function projectFolder() {
  const root = mkdtempSync(path.join(tmpdir(), "project-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const libc = existsSync("/etc/alpine-release") ? "musl" : "glibc"
  const platform = { os: [process.platform], ...(process.platform === "linux" && { libc: [libc] }) }
  const extra = { version: "1.0.0", optional: true, ...platform }
  const packages = { "": {}, "node_modules/react": react, "node_modules/extra": extra }
  writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages }))
  const install = vi.fn(() => {
    mkdirSync(path.join(root, "node_modules/react"), { recursive: true })
    writeFileSync(path.join(root, "node_modules/react/package.json"), "{}")
    const installed = { packages: { "node_modules/react": react } } // without the optional one
    writeFileSync(path.join(root, "node_modules/.package-lock.json"), JSON.stringify(installed))
    return Promise.resolve({ code: 0 })
  })
  return { root, install, receipt: path.join(root, "node_modules/.installed-from") }
}

test("packages that npm has installed or skipped are not installed again, as long as that is known", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { root, install, receipt } = projectFolder()
  expect(await ensureDependencies(root, install)).toBe(true)
  expect(await ensureDependencies(root, install)).toBe(true)
  expect(install).toHaveBeenCalledOnce()
  rmSync(receipt)
  expect(await ensureDependencies(root, install)).toBe(true)
  expect(log.mock.calls).toEqual([
    ["Installing dependencies with npm ci: nothing is installed."],
    ["Installing dependencies with npm ci: extra is missing."],
  ])
})

test("an installation that fails leaves no receipt, not even that of an earlier one, and is tried again", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {})
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  onTestFinished(() => [said, log].forEach((spy) => spy.mockRestore()))
  const { root, install, receipt } = projectFolder()
  await ensureDependencies(root, install)
  expect(existsSync(receipt)).toBe(true)

  rmSync(path.join(root, "node_modules/react"), { recursive: true })
  const failing = vi.fn(() => Promise.resolve({ code: 7 }))
  expect(await ensureDependencies(root, failing)).toBe(false)
  expect(existsSync(receipt)).toBe(false)
  expect(said.mock.calls).toEqual([["npm ci failed with exit code 7."]])
  expect(await ensureDependencies(root, failing)).toBe(false)
  expect(failing).toHaveBeenCalledTimes(2)
})
