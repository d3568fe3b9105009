import { existsSync } from "node:fs"
import path from "node:path"
import { dropStalePages } from "./page-cache.mjs"
import { projectRoot } from "./project.mjs"
import { run } from "./run.mjs"

const cli = path.join(projectRoot, "node_modules", "gatsby", "cli.js")

/**
 * Runs a Gatsby command without telemetry. When the code or settings that make pages have changed, caches are removed first.
 * @param {readonly string[]} args the command and its flags, such as ["build", "--prefix-paths"]
 * @param {import("./run.mjs").RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` is empty unless captured
 */
export async function runGatsby(args, { env = process.env, ...options } = {}) {
  if (!existsSync(cli)) {
    const output = "Gatsby is not installed. Run `npm ci` first.\n"
    if (!options.capture) process.stderr.write(output)
    return { code: 1, output }
  }
  const makesPages = args[0] === "build" || args[0] === "develop"
  if (makesPages && dropStalePages(options.cwd ?? projectRoot, args, env) && !options.capture)
    console.log("Pages are made in another way than those of the last build: this one starts from nothing.")
  return run(process.execPath, [cli, ...args], {
    ...options,
    env: {
      // Without a terminal, plain lines: the default logger writes cursor movements even to a file.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: args[0] === "develop" ? "development" : "production",
    },
  })
}
