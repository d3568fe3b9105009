import { parseArgs, type ParseArgsConfig } from "node:util"

/**
 * Parses a command's arguments: those of this process, unless the configuration contains others.
 * @throws one sentence about an invalid argument, followed by the usage
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    const { message } = error as Error // parseArgs only throws errors
    const [sentence = message] = message.split(/\.(?:\s|$)/) // the other sentences are general hints
    throw new Error(`${sentence}.\n\n${usage}`)
  }
}
