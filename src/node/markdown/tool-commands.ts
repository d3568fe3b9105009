import { tools, type Tool } from "../../shared/tools"

/** Commands that Terragrunt takes as its own, and passes on. */
const passedOn = /^(?:apply|destroy|force-unlock|import|init|output|plan|refresh|show|state|test|validate)$/

/** Commands that Terragrunt runs when it is told to. */
const run = /^(?:console|get|graph|providers|taint|untaint|workspace)$/

/** The start of a command of Terraform or OpenTofu: what stands before its name, the name, and the subcommand. */
const command =
  /((?:^|[;&|(`])\s*(?:sudo\s+|[A-Z_][A-Z0-9_]*=\S*\s+)*)(terraform|tofu)(?=\s+(-chdir\S*\s+)?(-?-?[a-z]\w*(?:-\w+)*))/g

/** A program's name in a command, and what each tool's command has in its place. */
export interface ToolCommand {
  start: number
  end: number
  /** The tool that the command is written for. */
  written: Tool
  subcommand: string
  /** What to write instead; absent for a tool that has no such command. */
  names: Partial<Record<Tool, string>>
}

/** The commands on a line of a script that other tools have as well. */
export function toolCommands(line: string): ToolCommand[] {
  const comment = /(?:^|\s)#/.exec(line)?.index ?? line.length
  return [...line.matchAll(command)].flatMap((match): ToolCommand[] => {
    const [, before = "", name = "", folder, subcommand = ""] = match
    const start = match.index + before.length
    if (start > comment) return []
    const terragrunt = folder === undefined ? terragruntName(subcommand) : undefined
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
 * Whether a text compares tools, or is about one: then its commands stay as they are written.
 * @param text a block of code, or a paragraph
 */
export function namesSeveralTools(text: string): boolean {
  if (/\bterragrunt\b/i.test(text)) return true
  return /\b(?:tofu|opentofu)\b/i.test(text) && /\bterraform\s+-?[a-z]/.test(text)
}

/** What can be said of commands for a tool that a text is not written for, as Markdown; empty when they are all the same. */
export function toolNotes(commands: readonly ToolCommand[]): { tool: Tool; note: string }[] {
  const written = new Set(commands.map((command) => command.written))
  const missing = commands.filter(({ names }) => names.terragrunt === undefined)
  const subcommands = [...new Set(missing.map(({ subcommand }) => `\`${subcommand}\``))]
  return tools.flatMap((tool) => {
    if (tool !== "terragrunt" || subcommands.length === 0 || written.size === 0) return []
    return [{ tool, note: `Terragrunt has no ${subcommands.join(" or ")}; the command stays as it is.` }]
  })
}

/** How commands read for the other tools, as a sentence of Markdown; empty without commands. */
export function variantsSentence(commands: readonly ToolCommand[]): string {
  const [first] = commands
  if (!first) return ""
  const names = (tool: Tool) => [...new Set(commands.flatMap(({ names }) => names[tool] ?? []))]
  const parts = tools
    .filter((tool) => tool !== first.written)
    .flatMap((tool) => {
      const list = names(tool).map((name) => `\`${name}\``)
      return list.length === 0 ? [] : [`with ${labels[tool]}, ${list.join(" or ")}`]
    })
  const written = first.names[first.written] ?? ""
  const notes = toolNotes(commands).map(({ note }) => ` ${note}`)
  return `In place of \`${written}\`: ${parts.join("; ")}.${notes.join("")}`
}

const labels: Record<Tool, string> = {
  terraform: "Terraform",
  opentofu: "OpenTofu",
  terragrunt: "Terragrunt",
}
