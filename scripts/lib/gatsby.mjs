import { existsSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "./project.mjs"
import { run } from "./run.mjs"

const cli = path.join(projectRoot, "node_modules", "gatsby", "cli.js")

/**
 * Runs a Gatsby command without telemetry.
 * @param {readonly string[]} args the command and its flags, such as ["build", "--prefix-paths"]
 * @param {import("./run.mjs").RunOptions} [options]
 * @returns {Promise<number>} Gatsby's exit code
 */
export async function runGatsby(args, { env = process.env, ...options } = {}) {
  if (!existsSync(cli)) {
    console.error("Gatsby is not installed. Run `npm ci` first.")
    return 1
  }
  const { code } = await run(process.execPath, [cli, ...args], {
    ...options,
    env: {
      // Plain lines where nobody watches: the default logger moves the cursor even in a file.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: args[0] === "develop" ? "development" : "production",
    },
  })
  return code
}
