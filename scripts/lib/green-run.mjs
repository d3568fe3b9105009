import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "./project.mjs"

/** What a writer adds a page with: Markdown, images, and the files that place it. */
const prose = /^content\/(?:.*\.(?:mdx?|png|jpe?g|svg|webp|gif)|sidebars\.yml|tags\.yml)$/

const record = "node_modules/.cache/gruntwork-docs/green-run.json"

/** @typedef {Record<string, string>} Digests of files, by path from the repository's root */

/**
 * Digests of all files of the repository but those that git ignores; `undefined` outside of a git checkout.
 * @returns {Digests | undefined}
 */
export function digestFiles(root = projectRoot) {
  let listed
  try {
    listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    })
  } catch {
    return undefined
  }
  const files = [...new Set(listed.split("\0"))].filter((file) => file && existsSync(path.join(root, file)))
  const digest = (/** @type {string} */ file) =>
    createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("base64")
  return Object.fromEntries(files.map((file) => [file, digest(file)]))
}

/**
 * Remembers the files with which all tests have passed.
 * @param {Digests} digests taken before the tests began: a file may be edited while they run
 */
export function recordGreenRun(digests, root = projectRoot) {
  const file = path.join(root, record)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(digests))
}

/**
 * Why it takes more than the tests of prose to know that everything still holds, as half a sentence; `undefined` when
 * only pages, their images, `sidebars.yml` and `tags.yml` have changed since all tests passed.
 * @returns {string | undefined}
 */
export function moreThanProse(root = projectRoot) {
  const file = path.join(root, record)
  if (!existsSync(file)) return "all tests have never passed in this checkout"
  const now = digestFiles(root)
  if (now === undefined) return "this is no git checkout"
  const before = /** @type {Digests} */ (JSON.parse(readFileSync(file, "utf8")))
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name] && !prose.test(name))
    .sort()
  if (changed.length === 0) return undefined
  const others = changed.length === 1 ? "" : ` and ${changed.length - 1} more`
  return `${changed[0]}${others} changed since all tests passed`
}
