import { parseArgs } from "node:util"
import { errorText } from "./error-text.mjs"
import { requireNode } from "./node-version.mjs"

/**
 * Runs a command of this project. Checks the Node version first, and prints the error that ends the command.
 * @param {() => Promise<number>} command resolves with the exit code
 * @param {string} [usage] printed, without running the command, for `--help` or `-h`
 */
export async function main(command, usage) {
  requireNode()
  if (usage !== undefined && isAskedForHelp()) {
    console.log(usage)
    return
  }
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(errorText(error))
    process.exitCode = 1
  }
}

function isAskedForHelp() {
  const options = /** @type {const} */ ({ help: { type: "boolean", short: "h" } })
  return parseArgs({ options, strict: false }).values.help === true
}
