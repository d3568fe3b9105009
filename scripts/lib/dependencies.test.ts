import { expect, test } from "vitest"
import { dependencyMismatch, fitsPlatform, type LockedPackages } from "./dependencies.mjs"

const linux = { os: "linux", cpu: "x64", libc: "glibc" }
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
    problem: "react has other contents",
  },
])("a difference is named: $problem", ({ installed, problem }) => {
  expect(mismatch({ "": root, "node_modules/react": react }, installed)).toBe(problem)
})

test("a folder that was removed by hand is missing", () => {
  const packages = { "node_modules/a/node_modules/@emotion/react": react }
  expect(mismatch(packages, packages, ["node_modules/a/node_modules/@emotion/react"])).toBe(
    "@emotion/react is missing",
  )
})

test("an optional package is missed only where it is expected", () => {
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
  {},
])("%j is not for 64-bit Linux with glibc", (entry) => {
  expect(fitsPlatform(entry, linux)).toBe(false)
})

test.each([
  { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
  { os: ["!win32"] },
  { os: ["darwin", "linux"], cpu: ["any"] },
])("%j is for 64-bit Linux with glibc", (entry) => {
  expect(fitsPlatform(entry, linux)).toBe(true)
})
