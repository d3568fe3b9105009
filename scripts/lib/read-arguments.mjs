import { parseArgs } from "node:util"
import { meantOption } from "./meant-option.mjs"

/**
 * Parses a command's arguments: those of this process, unless the configuration contains others.
 * @template {import("node:util").ParseArgsConfig} const Config
 * @param {Config} config
 * @param {string} usage
 * @throws one sentence about an invalid argument, followed by the usage
 */
export function readArguments(config, usage) {
  try {
    return parseArgs(config)
  } catch (error) {
    const { message } = /** @type {Error} */ (error) // parseArgs only throws errors
    const [sentence = message] = message.split(/\.(?:\s|$)/) // the other sentences are general hints
    const [, written = ""] = /^Unknown option '--(.+)'$/.exec(sentence) ?? []
    const meant = meantOption(written, Object.keys(config.options ?? {}))
    const hint = meant === undefined ? "" : ` Did you mean '--${meant}'?`
    throw new Error(`${sentence}.${hint}\n\n${usage}`)
  }
}

/**
 * Checks the value of an option that takes one of several words.
 * @template {string} const Word
 * @param {string} option such as "--format"
 * @param {string} value
 * @param {readonly Word[]} words
 * @param {string} usage
 * @returns {Word}
 * @throws one sentence with the words, followed by the usage
 */
export function oneOf(option, value, words, usage) {
  const word = words.find((known) => known === value)
  if (word === undefined) throw new Error(`${option} takes ${words.join(", ")}, not "${value}".\n\n${usage}`)
  return word
}
