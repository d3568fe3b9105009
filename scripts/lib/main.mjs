import { parseArgs } from "node:util"
import { errorText } from "./error-text.mjs"
import { folderNameProblem } from "./folder-name.mjs"
import { requireNode } from "./node-version.mjs"
import { projectRoot } from "./project.mjs"

/**
 * Runs a command of this project. Checks the Node version and the path of the project's folder first, and prints the error
 * that ends the command.
 * @param {() => Promise<number>} command resolves with the exit code
 * @param {string} [usage] printed, without running the command, for `--help` or `-h`
 */
export async function main(command, usage) {
  requireNode()
  process.stdout.on("error", endWithoutReader)
  if (usage !== undefined && isHelpRequested()) {
    console.log(usage)
    return
  }
  try {
    const problem = folderNameProblem(projectRoot)
    if (problem !== undefined) throw new Error(problem)
    process.exitCode = await command()
  } catch (error) {
    console.error(errorText(error))
    if (isMissingPackage(error)) console.error("Run `npm ci` first.")
    process.exitCode = 1
  }
}

/** The exit code that shells give a program whose output nobody reads any more. */
const brokenPipe = 141

/**
 * Ends the command when nobody reads its output any more, as in `npm run content:report | head`.
 * @param {Error} error
 */
function endWithoutReader(error) {
  if ("code" in error && error.code === "EPIPE") process.exit(brokenPipe)
  throw error
}

/** @param {unknown} error */
function isMissingPackage(error) {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "ERR_MODULE_NOT_FOUND" &&
    error.message.startsWith("Cannot find package")
  )
}

function isHelpRequested() {
  const options = /** @type {const} */ ({ help: { type: "boolean", short: "h" } })
  return parseArgs({ options, strict: false }).values.help === true
}
