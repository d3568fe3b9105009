import { parseArgs } from "node:util"
import { meantOption } from "../lib/meant-option.mjs"

/** Flags that need no look at Gatsby's help, which takes a second. */
const common = /^--(?:prefix-paths$|port=)/

/**
 * Checks the flags of a command before it starts, because a build that has started and failed makes the next one slower.
 * @param {readonly string[]} args the command and its flags
 * @param {() => Promise<string>} readHelp resolves with Gatsby's help for the command, which lists the flags
 * @param {string} [call] how the command is called, in the usage
 * @throws one sentence about an unknown flag or argument, followed by the usage
 */
export async function checkFlags([command, ...flags], readHelp, call = `npm run ${command}`) {
  if (flags.every((flag) => common.test(flag))) return
  const help = await readHelp()
  const list = help.slice(help.indexOf("\nOptions:")).trim()
  const options = optionsIn(list)
  const { tokens } = parseArgs({ args: flags, options, strict: false, tokens: true })
  for (const token of tokens) {
    const meant = token.kind === "option" ? meantOption(token.name, Object.keys(options)) : undefined
    const hint = meant === undefined ? "" : ` Did you mean '--${meant}'?`
    const fault =
      token.kind === "positional"
        ? `Unexpected argument '${token.value}'.`
        : token.kind === "option" && !Object.hasOwn(options, token.name)
          ? `Unknown option '${token.rawName}'.${hint}`
          : undefined
    if (fault !== undefined) throw new Error(`${fault}\n\nUsage: ${call} [-- options]\n\n${list}`)
  }
}

/**
 * The options in a list such as `  -p, --port  Set port.  [string]`.
 * @param {string} list
 */
function optionsIn(list) {
  /** @type {NonNullable<import("node:util").ParseArgsConfig["options"]>} */
  const options = {}
  for (const entry of list.split(/^ {2}(?=-)/m).slice(1)) {
    const [written = ""] = entry.split(/ {2}|\n/)
    const names = written.split(", ")
    const short = names.find((name) => !name.startsWith("--"))?.slice(1)
    const type = entry.includes("[boolean]") ? "boolean" : "string"
    for (const name of names)
      if (name.startsWith("--")) options[name.slice(2)] = { type, ...(short === undefined ? {} : { short }) }
  }
  return options
}
