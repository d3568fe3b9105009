import { toolGroup } from "../../shared/tools"
import { grammarName } from "../markdown/code/languages"
import { closesFence, readFence, type Fence } from "../markdown/syntax/fenced-lines"
import { exchangedTools, toolCommands, variantsSentence } from "../markdown/code/tool-commands"

const openTabs = new RegExp(
  `^\\s*(:{3,})tabs\\{[^}]*group="?${toolGroup}|^\\s*<Tabs[^>]*groupId="${toolGroup}"`,
)

/** Adds a sentence below each block of commands with the variants for the other tools. */
export function withToolVariants(markdown: string): string {
  const result: string[] = []
  let open: (Fence & { inTabs: boolean; lines: string[] }) | undefined
  let closingTabs: RegExp | undefined
  for (const line of markdown.split("\n")) {
    result.push(line)
    if (open) {
      if (!closesFence(open, line)) {
        open.lines.push(open.prefix.includes(">") ? line.replace(/^[ \t>]*/, "") : line.trim())
        continue
      }
      const sentence = open.inTabs ? "" : sentenceOf(open.info, open.lines)
      const indent = open.prefix.replace(/[^\s>]/g, " ") // of a list's mark
      if (sentence) result.push(indent.trimEnd(), `${indent}${sentence}`)
      open = undefined
      continue
    }
    const fence = readFence(line)
    if (fence) {
      open = { ...fence, inTabs: closingTabs !== undefined, lines: [] }
      continue
    }
    const tabs = openTabs.exec(line)
    if (tabs) closingTabs ??= tabs[1] ? new RegExp(`^\\s*${tabs[1]}\\s*$`) : /^\s*<\/Tabs>/
    else if (closingTabs?.test(line)) closingTabs = undefined
  }
  return result.join("\n")
}

function sentenceOf(info: string, lines: readonly string[]): string {
  const [language = ""] = /[\w-]+/.exec(info) ?? []
  const commands = commandsOf(grammarName(language, lines.join("\n")), lines)
  const exchanged = exchangedTools(commands.join("\n"))
  return variantsSentence(commands.flatMap((command) => toolCommands(command, exchanged)))
}

function commandsOf(grammar: string, lines: readonly string[]): readonly string[] {
  switch (grammar) {
    case "bash":
      return lines
    case "shell-session":
      return lines.flatMap((line) => (line.startsWith("$ ") ? [line.slice(2)] : []))
    default:
      return []
  }
}
