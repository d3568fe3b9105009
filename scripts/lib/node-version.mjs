import { readFileSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "./project.mjs"

/**
 * The problem with a Node version; `undefined` if it is supported.
 * @param {string} version the running version, such as "20.19.0"
 * @param {string} range the supported versions as package.json writes them, such as "^20.19 || >=24"
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version, range) {
  if (includesNode(range, version)) return undefined
  const alternatives = readRange(range)
  const names = alternatives.map(({ major, minor, hasNewerMajors }) =>
    hasNewerMajors
      ? `Node ${minor === 0 ? major : `${major}.${minor}`} or newer`
      : `Node ${major} from ${major}.${minor}`,
  )
  return `${listed(names)} is needed; this is Node ${version}.`
}

/**
 * Whether a range of `engines` includes a Node version.
 * @param {string} range such as "^20.19 || >=24"
 * @param {string} version such as "20.19.0"
 * @throws if the range has another form
 */
export function includesNode(range, version) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number)
  return readRange(range).some((lowest) => {
    if (major !== lowest.major) return lowest.hasNewerMajors && major > lowest.major
    return minor === lowest.minor ? patch >= lowest.patch : minor > lowest.minor
  })
}

/** @param {string} range */
const readRange = (range) => range.split("||").map((written) => readAlternative(written.trim()))

/**
 * @param {string} written `^20.19` for the versions of one major version, or `>=24` for all versions from that one
 * @throws for any other form
 */
function readAlternative(written) {
  const [, sign, major, minor = "0", patch = "0"] =
    /^(\^|>=) ?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(written) ?? []
  if (sign === undefined)
    throw new Error(`"${written}" in the engines of a package is not a range such as ^20.19 or >=24.`)
  return { major: Number(major), minor: Number(minor), patch: Number(patch), hasNewerMajors: sign === ">=" }
}

/** @param {string[]} names */
function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`
}

/** Exits with a message if package.json does not name the running version of Node as supported. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"))
  const problem = nodeVersionProblem(process.versions.node, engines.node)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}
