import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { writeWhole } from "../../src/node/cache/write-whole.mjs"
import { projectRoot } from "../lib/project.mjs"

/**
 * Files that a writer changes to add a page: Markdown, images, sidebars and tags. Not the list of constructs, with which a
 * unit test compares CONTRIBUTING.
 */
const prose =
  /^content\/(?!docs\/_constructs\.md$)(?:.*\.(?:mdx?|png|jpe?g|svg|webp|gif)|sidebars\.yml|tags\.yml)$/

const record = "node_modules/.cache/gruntwork-docs/green-run.json"

/** @typedef {Record<string, string>} Digests of files, by path from the repository's root */

/**
 * Digests of all files of the repository that git does not ignore; `undefined` outside of a git checkout.
 * @returns {Digests | undefined}
 */
export function digestFiles(root = projectRoot) {
  let listed
  try {
    listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: Infinity,
    })
  } catch {
    return undefined
  }
  // Git also lists links to folders, and untracked folders that are repositories of their own.
  const isFile = (/** @type {string} */ file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()
  const files = [...new Set(listed.split("\0"))].filter((file) => file && isFile(file))
  const digest = (/** @type {string} */ file) =>
    createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("base64")
  return Object.fromEntries(files.map((file) => [file, digest(file)]))
}

/**
 * Stores the state of the files for which all tests that their changes need have passed.
 * @param {Digests} digests computed before the tests started, because a file may be edited while they run
 */
export async function recordGreenRun(digests, root = projectRoot) {
  const file = path.join(root, record)
  mkdirSync(path.dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify(digests))
}

/**
 * The reason why the tests for prose are not sufficient, as half a sentence; `undefined` if only pages, their images,
 * `sidebars.yml` and `tags.yml` have changed since all tests passed.
 * @returns {string | undefined}
 */
export function moreThanProse(root = projectRoot) {
  const before = readRecord(root)
  if (before === undefined) return "the tests have never all passed in this checkout"
  const now = digestFiles(root)
  if (now === undefined) return "this is not a git checkout"
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name] && !prose.test(name))
    .sort()
  if (changed.length === 0) return undefined
  const others = changed.length === 1 ? "" : ` and ${changed.length - 1} more`
  return `${changed[0]}${others} changed since all tests passed`
}

/**
 * The state that `recordGreenRun` stored; `undefined` if there is none, or if its file is damaged.
 * @param {string} root
 * @returns {Digests | undefined}
 */
function readRecord(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, record), "utf8")) ?? undefined
  } catch {
    return undefined
  }
}
