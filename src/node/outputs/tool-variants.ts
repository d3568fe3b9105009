import { toolGroup } from "../../shared/tools"
import { grammarName } from "../markdown/code/languages"
import { exchangedTools, toolCommands, variantsSentence } from "../markdown/code/tool-commands"

const openTabs = new RegExp(
  `^\\s*(:{3,})tabs\\{[^}]*group="?${toolGroup}|^\\s*<Tabs[^>]*groupId="${toolGroup}"`,
)

/** Adds a sentence below each block of commands with the variants for the other tools. */
export function withToolVariants(markdown: string): string {
  const result: string[] = []
  let fence: { mark: string; language: string; inTabs: boolean; lines: string[]; indent: string } | undefined
  let closingTabs: RegExp | undefined
  for (const line of markdown.split("\n")) {
    result.push(line)
    if (fence) {
      if (!line.trim().startsWith(fence.mark) || line.trim().replace(/[`~]/g, "") !== "") {
        fence.lines.push(line.trim())
        continue
      }
      const sentence = fence.inTabs ? "" : sentenceOf(fence.language, fence.lines)
      if (sentence) result.push("", `${fence.indent}${sentence}`)
      fence = undefined
      continue
    }
    const [, indent = "", mark, language = ""] = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? []
    if (mark !== undefined) {
      fence = { mark, language, inTabs: closingTabs !== undefined, lines: [], indent }
      continue
    }
    const tabs = openTabs.exec(line)
    if (tabs) closingTabs ??= tabs[1] ? new RegExp(`^\\s*${tabs[1]}\\s*$`) : /^\s*<\/Tabs>/
    else if (closingTabs?.test(line)) closingTabs = undefined
  }
  return result.join("\n")
}

function sentenceOf(language: string, lines: readonly string[]): string {
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
