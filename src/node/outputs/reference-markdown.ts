import { shortType } from "../../hcl/short-type"
import type { OutputPage } from "./output-pages"
import type { OutputInput, OutputOutput, OutputService } from "./output-services"

/** The pages, with what a module takes and gives below the text of its service: their pages show it after the text. */
export function withReference(
  pages: readonly OutputPage[],
  services: readonly OutputService[],
): OutputPage[] {
  const serviceAt = new Map(services.map((service) => [service.slug, service]))
  return pages.map((page) => {
    const service = serviceAt.get(page.slug)
    return service ? { ...page, markdown: `${page.markdown}\n\n${reference(service)}`.trim() } : page
  })
}

function reference({ inputs, outputs }: OutputService): string {
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  return [
    ...group("Required inputs", inputTable(required), required.map(inputEntry)),
    ...group("Optional inputs", inputTable(optional), optional.map(inputEntry)),
    ...group("Outputs", "", outputs.map(outputEntry)),
  ].join("\n\n")
}

function group(title: string, table: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`## ${title}`, ...(table === "" ? [] : [table]), ...entries]
}

/** Longest default that stands in a table; others are in the input's own section. */
const longestDefault = 40

function inputTable(inputs: readonly OutputInput[]): string {
  const rows = inputs.map(({ name, typeTree, default: value }) => {
    const shown =
      value === null || value.length > longestDefault || /[\n`|]/.test(value) ? "" : `\`${value}\``
    const given = value === null ? "required" : shown || "see below"
    return `| [\`${name}\`](#${name}) | \`${shortType(typeTree)}\` | ${given} |`
  })
  return ["| Input | Type | Default |", "| - | - | - |", ...rows].join("\n")
}

function inputEntry(input: OutputInput): string {
  const { name, description, type, nullable, sensitive, ephemeral, deprecated, validations } = input
  const code = [
    `type = ${type}`,
    ...(input.default === null ? [] : [`default = ${input.default}`]),
    ...(nullable ? [] : ["nullable = false"]),
    ...flags({ sensitive, ephemeral }),
  ]
  return entry(name, [
    description,
    ...notice(deprecated),
    `\`\`\`hcl\n${code.join("\n")}\n\`\`\``,
    validations.map(({ message }) => `- ${message}`).join("\n"),
  ])
}

function outputEntry({ name, description, sensitive, ephemeral, deprecated }: OutputOutput): string {
  const marks = flags({ sensitive, ephemeral }).map((flag) => `\`${flag}\``)
  return entry(name, [description, ...notice(deprecated), marks.join(", ")])
}

function entry(name: string, parts: readonly string[]): string {
  return [`### ${name}`, ...parts].filter(Boolean).join("\n\n")
}

function flags(given: Record<string, boolean>): string[] {
  return Object.entries(given).flatMap(([flag, isSet]) => (isSet ? [`${flag} = true`] : []))
}

function notice(deprecated: string | null): string[] {
  return deprecated === null ? [] : [`Deprecated: ${deprecated}`]
}
