import { run } from "./run.mjs"

/**
 * Command line for npm: the npm that started this process, else the one on the PATH.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args, env) {
  const running = env.npm_execpath
  if (running !== undefined && /npm-cli\.[cm]?js$/.test(running))
    return [process.execPath, [running, ...args]]
  return process.platform === "win32" ? ["cmd.exe", ["/d", "/c", "npm", ...args]] : ["npm", [...args]]
}

/**
 * Runs npm in the repository's root.
 * @param {readonly string[]} args
 * @param {import("./run.mjs").RunOptions} [options]
 */
export function runNpm(args, options) {
  return run(...npmCommand(args, options?.env ?? process.env), options)
}
