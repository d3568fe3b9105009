import { readFileSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "./project.mjs"

/**
 * The problem with a Node version; `undefined` if it is supported.
 * @param {string} version the running version, such as "20.19.0"
 * @param {string} range a minimum as package.json writes it, such as ">=20.19"
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version, range) {
  const minimum = range.replace(/^>=\s*/, "")
  const needed = minimum.split(".").map(Number)
  const running = version.split(".").map(Number)
  for (const [index, part] of needed.entries()) {
    const own = running[index] ?? 0
    if (own > part) return undefined
    if (own < part) return `Node ${minimum} or newer is needed; this is Node ${version}.`
  }
  return undefined
}

/** Exits with a message if Node is older than package.json requires. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"))
  const problem = nodeVersionProblem(process.versions.node, engines.node)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}
