import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { includesNode } from "../lib/node-version.mjs"
import { runNpm } from "../lib/npm.mjs"
import { projectRoot } from "../lib/project.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"

/**
 * A package as npm's lock files describe it.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {{ node?: string }} [engines]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages keyed by path, such as "node_modules/react" */

/**
 * The platform that packages are selected for.
 * @typedef {object} Platform
 * @property {string} os
 * @property {string} cpu
 * @property {string} [libc] "glibc" or "musl", on Linux
 * @property {string} node version of Node, such as "20.19.0"
 */

/**
 * Whether a list such as ["linux"] or ["!win32"] allows a value; an absent list allows everything.
 * @param {string[] | undefined} list
 * @param {string | undefined} value
 */
function allows(list, value) {
  if (list === undefined) return true
  if (list.includes(`!${value}`)) return false
  return (
    list.some((entry) => entry === value || entry === "any") || list.every((entry) => entry.startsWith("!"))
  )
}

/**
 * Whether npm installs an optional package on a platform.
 * @param {LockedPackage} entry
 * @param {Platform} platform
 */
export function fitsPlatform({ os, cpu, libc, engines }, platform) {
  // A package without a platform is a dependency of a package for another platform.
  if (!os && !cpu && !libc) return false
  if (engines?.node !== undefined && !includesNode(engines.node, platform.node)) return false
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
}

/**
 * The first difference between the installed packages and the lock file; `undefined` if they match. Installed packages that
 * are not in the lock file are ignored.
 * @param {LockedPackages} locked from package-lock.json
 * @param {LockedPackages | undefined} installed from node_modules/.package-lock.json, when there is one
 * @param {(packagePath: string) => boolean} isOnDisk
 * @param {(entry: LockedPackage) => boolean} isExpected whether an optional package that is not installed should be
 * @returns {string | undefined} half a sentence, such as "react is 18.0.0 instead of 19.3.1"
 */
export function dependencyMismatch(locked, installed, isOnDisk, isExpected) {
  if (installed === undefined) return "nothing is installed"
  for (const [packagePath, entry] of Object.entries(locked)) {
    if (packagePath === "" || entry.link) continue
    const name = packagePath.replace(/^.*node_modules\//, "")
    const found = installed[packagePath]
    if (found === undefined) {
      if (entry.optional && !isExpected(entry)) continue
      return `${name} is missing`
    }
    if (found.version !== entry.version) return `${name} is ${found.version} instead of ${entry.version}`
    if (entry.integrity && found.integrity && found.integrity !== entry.integrity)
      return `${name} has different contents`
    if (!isOnDisk(packagePath)) return `${name} is missing`
  }
  return undefined
}

/** @returns {Platform} */
function thisPlatform() {
  const { arch: cpu, versions } = process
  if (process.platform !== "linux") return { os: process.platform, cpu, node: versions.node }
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  const libc = report.header.glibcVersionRuntime ? "glibc" : "musl"
  return { os: "linux", cpu, libc, node: versions.node }
}

/** File in node_modules with a digest of the lock file and platform of the last installation. */
const receiptFile = "node_modules/.installed-from"

/**
 * @param {string} lock text of package-lock.json
 * @param {Platform} platform
 */
function fingerprint(lock, platform) {
  return createHash("sha256")
    .update(JSON.stringify([lock, platform]))
    .digest("hex")
}

/** Includes development packages, which contain the test runners, even with NODE_ENV=production. */
const npmCi = () => runNpm(["ci", "--include=dev", "--include=optional"])

/**
 * Installs the locked dependencies unless they are installed already.
 * @param {string} [root] folder of package-lock.json
 * @param {() => Promise<{ code: number }>} [install]
 * @returns {Promise<boolean>} whether they are installed; if not, npm has printed the reason
 */
export async function ensureDependencies(root = projectRoot, install = npmCi) {
  const receipt = path.join(root, receiptFile)
  const lock = readFileSync(path.join(root, "package-lock.json"), "utf8")
  const installed = readIfThere(path.join(root, "node_modules", ".package-lock.json"))
  const platform = thisPlatform()
  const made = fingerprint(lock, platform)
  // npm also skips optional packages, for example if their build fails: do not install them again.
  const isFresh = readIfThere(receipt) === made
  const mismatch = dependencyMismatch(
    JSON.parse(lock).packages,
    installed === undefined ? undefined : JSON.parse(installed).packages,
    (packagePath) => existsSync(path.join(root, packagePath, "package.json")),
    (entry) => !isFresh && fitsPlatform(entry, platform),
  )
  if (mismatch === undefined) return true

  console.log(`Installing dependencies with npm ci: ${mismatch}.`)
  rmSync(receipt, { force: true }) // so that a failed installation leaves none
  const { code } = await install()
  if (code === 0) writeFileSync(receipt, made)
  else console.error(`npm ci failed with exit code ${code}.`)
  return code === 0
}
