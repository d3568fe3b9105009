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
  const alternatives = range.split("||").map((written) => readAlternative(written.trim()))
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const isSupported = alternatives.some((alternative) =>
    major === alternative.major
      ? minor >= alternative.minor
      : alternative.hasNewerMajors && major > alternative.major,
  )
  if (isSupported) return undefined
  const names = alternatives.map(({ major, minor, hasNewerMajors }) =>
    hasNewerMajors
      ? `Node ${minor === 0 ? major : `${major}.${minor}`} or newer`
      : `Node ${major} from ${major}.${minor}`,
  )
  return `${listed(names)} is needed; this is Node ${version}.`
}

/**
 * @param {string} written `^20.19` for the versions of one major version, or `>=24` for all versions from that one
 * @throws for any other form, which package.json does not use
 */
function readAlternative(written) {
  const [, sign, major, minor = "0"] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(written) ?? []
  if (sign === undefined)
    throw new Error(`"${written}" in the engines of package.json is not a range such as ^20.19 or >=24.`)
  return { major: Number(major), minor: Number(minor), hasNewerMajors: sign === ">=" }
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
