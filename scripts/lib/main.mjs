import { requireNode } from "./node-version.mjs"

/**
 * Runs a command of this project: checks Node first, prints an error as one sentence without a stack trace.
 * @param {() => Promise<number>} command resolves with the exit code
 */
export async function main(command) {
  requireNode()
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
