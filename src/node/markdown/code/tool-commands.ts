import { toolNames, tools, type Tool } from "../../../shared/tools"

/** Commands that Terragrunt forwards to Terraform or OpenTofu. */
const passedOn = /^(?:apply|destroy|force-unlock|import|init|output|plan|refresh|show|state|test|validate)$/

/** Commands that need `terragrunt run --`. */
const run = /^(?:console|get|graph|providers|taint|untaint|workspace)$/

/** The start of a Terraform or OpenTofu command: the text before its name, the name, and the subcommand. */
const command =
  /((?:^|[;&|(`])\s*(?:sudo\s+|[A-Z_][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|[^\s"'])*\s+)*)(terraform|tofu)(?=\s+(-chdir\S*\s+)?(-?-?[a-z]\w*(?:-\w+)*))/g

/** The position of a program's name in a command, and its replacements for other tools. */
export interface ToolCommand {
  start: number
  end: number
  /** The tool that the command is written for. */
  written: Tool
  subcommand: string
  /** The replacement for each tool; absent for a tool without this command. */
  names: Partial<Record<Tool, string>>
}

/**
 * The Terraform and OpenTofu commands on a line of a script.
 * @param exchanged the tools whose commands can replace each other, from `exchangedTools` for the whole text
 */
export function toolCommands(line: string, exchanged: readonly Tool[] = tools): ToolCommand[] {
  if (exchanged.length === 0) return []
  const comment = /(?:^|\s)#/.exec(line)?.index ?? line.length
  return [...line.matchAll(command)].flatMap((match): ToolCommand[] => {
    const [, before = "", name = "", folder, subcommand = ""] = match
    const start = match.index + before.length
    if (start > comment) return []
    const inTerragrunt = folder === undefined ? terragruntName(subcommand) : undefined
    const terragrunt = exchanged.includes("terragrunt") ? inTerragrunt : name
    return [
      {
        start,
        end: start + name.length,
        written: name === "tofu" ? "opentofu" : "terraform",
        subcommand: folder === undefined ? subcommand : "-chdir",
        names: { terraform: "terraform", opentofu: "tofu", ...(terragrunt ? { terragrunt } : {}) },
      },
    ]
  })
}

function terragruntName(subcommand: string): string | undefined {
  if (passedOn.test(subcommand)) return "terragrunt"
  return run.test(subcommand) ? "terragrunt run --" : undefined
}

/**
 * The tools whose commands can replace each other in a text. Empty for a text that compares Terraform with
 * OpenTofu. In a text about Terragrunt, commands are not replaced by Terragrunt's.
 * @param text a block of code, or a paragraph
 */
export function exchangedTools(text: string): readonly Tool[] {
  if (/\b(?:tofu|opentofu)\b/i.test(text) && /\bterraform\s+-?[a-z]/.test(text)) return []
  return /\bterragrunt\b/i.test(text) ? ["terraform", "opentofu"] : tools
}

/** Notes on commands that a tool does not have, as Markdown: all tools but Terragrunt have the same commands. */
export function toolNotes(commands: readonly ToolCommand[]): { tool: Tool; note: string }[] {
  const missing = commands.filter(({ names }) => names.terragrunt === undefined)
  const subcommands = [...new Set(missing.map(({ subcommand }) => `\`${subcommand}\``))]
  if (subcommands.length === 0) return []
  return [
    {
      tool: "terragrunt",
      note: `Terragrunt has no ${subcommands.join(" or ")}; the command stays as it is.`,
    },
  ]
}

/** A sentence with the commands of the other tools, as Markdown; empty without commands. */
export function variantsSentence(commands: readonly ToolCommand[]): string {
  const [first] = commands
  if (!first) return ""
  const names = (tool: Tool) => [...new Set(commands.flatMap(({ names }) => names[tool] ?? []))]
  const written = first.names[first.written] ?? ""
  const parts = tools.flatMap((tool) => {
    const list = names(tool).filter((name) => name !== written)
    return list.length === 0
      ? []
      : [`with ${toolNames[tool]}, ${list.map((name) => `\`${name}\``).join(" or ")}`]
  })
  const notes = toolNotes(commands).map(({ note }) => ` ${note}`)
  return `In place of \`${written}\`: ${parts.join("; ")}.${notes.join("")}`
}
