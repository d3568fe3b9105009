import { parseArgs, type ParseArgsConfig } from "node:util"

/**
 * Reads a command's arguments: those of this process, unless the configuration holds others.
 * @throws one sentence for an argument that the command does not take, followed by its usage
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    const { message } = error as Error // parseArgs throws nothing else
    const [sentence = message] = message.split(/\.(?:\s|$)/) // the rest is about command lines in general
    throw new Error(`${sentence}.\n\n${usage}`)
  }
}
