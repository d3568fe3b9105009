import { toolGroup } from "../../shared/tools"
import { exchangedTools, toolCommands, variantsSentence } from "../markdown/code/tool-commands"

const shell = /^(?:bash|sh|shell|zsh|console|shell-session|shellsession)$/
const openTabs = new RegExp(
  `^\\s*(:{3,})tabs\\{[^}]*group="?${toolGroup}|^\\s*<Tabs[^>]*groupId="${toolGroup}"`,
)

/** Adds a sentence below each block of commands with the variants for the other tools. */
export function withToolVariants(markdown: string): string {
  const result: string[] = []
  let fence:
    | { mark: string; isRead: boolean; isSession: boolean; lines: string[]; indent: string }
    | undefined
  let closingTabs: RegExp | undefined
  for (const line of markdown.split("\n")) {
    result.push(line)
    if (fence) {
      if (!line.trim().startsWith(fence.mark) || line.trim().replace(/[`~]/g, "") !== "") {
        fence.lines.push(line.trim())
        continue
      }
      const sentence = fence.isRead ? sentenceOf(fence.lines, fence.isSession) : ""
      if (sentence) result.push("", `${fence.indent}${sentence}`)
      fence = undefined
      continue
    }
    const [, indent = "", mark, language = ""] = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? []
    if (mark !== undefined) {
      const isSession = /^(?:console|shell-?session)$/.test(language)
      fence = { mark, isRead: shell.test(language) && !closingTabs, isSession, lines: [], indent }
      continue
    }
    const tabs = openTabs.exec(line)
    if (tabs) closingTabs ??= tabs[1] ? new RegExp(`^\\s*${tabs[1]}\\s*$`) : /^\s*<\/Tabs>/
    else if (closingTabs?.test(line)) closingTabs = undefined
  }
  return result.join("\n")
}

function sentenceOf(lines: readonly string[], isSession: boolean): string {
  const commands = isSession ? lines.flatMap((line) => (line.startsWith("$ ") ? [line.slice(2)] : [])) : lines
  const exchanged = exchangedTools(commands.join("\n"))
  return variantsSentence(commands.flatMap((command) => toolCommands(command, exchanged)))
}
