import { shortType } from "../../hcl/short-type"
import {
  newestSchemaFile,
  referenceFile,
  referenceHeadings,
  schemaFile,
  type TypeTree,
} from "../../shared/reference"
import { factList } from "../markdown/portable/fact-list"
import { fencedCode } from "../markdown/portable/fenced-code"
import { attributeRows } from "../reference/attribute-rows"
import { absoluteUrl, type BuildFacts, type OutputPage } from "./output-pages"
import type { NewestChanges } from "../reference/newest-module"
import type { ModuleInput, ModuleOutput } from "../reference/parse-module"
import type { OutputService } from "./output-services"

/** Adds the releases of services to their facts, and appends the inputs and outputs of their modules to their Markdown, as on their pages. */
export function withReference(
  pages: readonly OutputPage[],
  services: readonly OutputService[],
  facts: Pick<BuildFacts, "siteUrl" | "pathPrefix">,
): OutputPage[] {
  const serviceAt = new Map(services.map((service) => [service.slug, service]))
  return pages.map((page) => {
    const service = serviceAt.get(page.slug)
    if (!service) return page
    const markdown = `${page.markdown}\n\n${reference(service)}`
    return { ...page, facts: serviceFacts(service, facts), markdown }
  })
}

/** The releases, the module and the files for programs of a service. */
function serviceFacts(service: OutputService, facts: Pick<BuildFacts, "siteUrl" | "pathPrefix">): string {
  const { slug, module, catalogVersion, lastChanged, newest } = service
  const file = (label: string, path: string) => `[${label}](${absoluteUrl(facts, path)})`
  const files = [
    file("JSON", referenceFile(slug)),
    file("JSON Schema", schemaFile(slug)),
    ...(newest ? [file(`JSON Schema of ${newest.release}`, newestSchemaFile(slug))] : []),
  ]
  return factList({
    "Documented release": catalogVersion && `v${catalogVersion}`,
    "Release the samples use": newest?.release,
    "Last changed in": lastChanged && `v${lastChanged}`,
    Module: module && `\`${module}\``,
    "For programs": files.join(", "),
  })
}

function reference({ inputs, outputs, catalogVersion, newest }: OutputService): string {
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  return [
    ...(newest ? whatChanged(newest, catalogVersion) : []),
    ...group("Required inputs", inputTable(required), required.map(inputEntry)),
    ...group("Optional inputs", inputTable(optional), optional.map(inputEntry)),
    ...group("Outputs", "", outputs.map(outputEntry)),
  ].join("\n\n")
}

/** The changes of inputs and outputs in a newer release, with a table of new and changed ones. */
function whatChanged(
  { release, added, removed, changed, addedOutputs, removedOutputs }: NewestChanges,
  catalogVersion: string | null,
): string[] {
  const list = (label: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`- ${label}: ${items.join("; ")}`]
  const code = (name: string) => `\`${name}\``
  const { text } = referenceHeadings.whatChanged
  return [
    `## ${text}`,
    `From ${catalogVersion === null ? "the documented release" : `v${catalogVersion}`} to ${release}. The sections below describe the documented release.`,
    [
      ...list(
        "Inputs removed",
        removed.map(({ name, successors }) =>
          [code(name), ...(successors.length > 0 ? [`now ${successors.map(code).join(" and ")}`] : [])].join(
            ": ",
          ),
        ),
      ),
      ...list(
        "Inputs changed",
        changed.map(({ name, details }) => `${code(name)} (${details.join(", ")})`),
      ),
      ...list("Outputs removed", removedOutputs.map(code)),
      ...list("Outputs added", addedOutputs.map(code)),
    ].join("\n"),
    ...(added.length === 0 ? [] : [`### Inputs added by ${release}`, inputTable(added, "see the module")]),
  ].filter(Boolean)
}

function group(title: string, table: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`## ${title}`, ...(table === "" ? [] : [table]), ...entries]
}

/** Maximum length of a default in a table; longer ones are in the input's own section. */
const maxDefaultLength = 40

/** @param elsewhere text that refers to a default that is too long for the table */
function inputTable(inputs: readonly ModuleInput[], elsewhere = "see below"): string {
  const rows = inputs.map(({ name, type, default: value }) => {
    const shown =
      value === undefined || value.length > maxDefaultLength || /[\n`|]/.test(value) ? "" : `\`${value}\``
    const given = value === undefined ? "required" : shown || elsewhere
    return `| [\`${name}\`](#${name}) | \`${shortType(type)}\` | ${given} |`
  })
  return ["| Input | Type | Default |", "| - | - | - |", ...rows].join("\n")
}

function inputEntry(input: ModuleInput): string {
  const { name, description, type, typeExpression, nullable, sensitive, ephemeral, deprecated, validations } =
    input
  const code = [
    `type = ${typeExpression}`,
    ...(input.default === undefined ? [] : [`default = ${input.default}`]),
    ...(nullable ? [] : ["nullable = false"]),
    ...flags({ sensitive, ephemeral }),
  ]
  return entry(name, [
    description,
    ...notice(deprecated),
    fencedCode("hcl", code.join("\n")),
    validations.map(({ message }) => `- ${message}`).join("\n"),
    ...attributeList(type),
  ])
}

/** The attributes of an object that have a description. Their types and defaults are in the type of the input. */
function attributeList(type: TypeTree): string[] {
  const described = attributeRows(type).filter(({ description }) => description !== "")
  if (described.length === 0) return []
  const items = described.map(
    ({ path, description }) => `- \`${path}\`: ${description.replace(/\n(?=.)/g, "\n  ")}`,
  )
  return ["Attributes:", items.join("\n")]
}

function outputEntry({ name, description, sensitive, ephemeral, deprecated }: ModuleOutput): string {
  const marks = flags({ sensitive, ephemeral }).map((flag) => `\`${flag}\``)
  return entry(name, [description, ...notice(deprecated), marks.join(", ")])
}

function entry(name: string, parts: readonly string[]): string {
  return [`### ${name}`, ...parts].filter(Boolean).join("\n\n")
}

function flags(given: Record<string, boolean>): string[] {
  return Object.entries(given).flatMap(([flag, isSet]) => (isSet ? [`${flag} = true`] : []))
}

function notice(deprecated: string | undefined): string[] {
  return deprecated === undefined ? [] : [`Deprecated: ${deprecated}`]
}
