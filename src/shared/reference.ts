import { withoutTrailingSlash } from "./paths"

/** A Terraform type as a tree. */
export type TypeTree =
  | { kind: "primitive"; name: "string" | "number" | "bool" }
  | { kind: "any" }
  | { kind: "list" | "set" | "map"; element: TypeTree }
  | { kind: "tuple"; elements: TypeTree[] }
  | { kind: "object"; attributes: TypeAttribute[] }

/** An attribute of an object type. */
export interface TypeAttribute {
  name: string
  type: TypeTree
  /** Whether a value can omit the attribute. */
  optional: boolean
  /** Source of the default for an omitted attribute; absent if the default is `null`. */
  default?: string
  /** Markdown from the comments above the attribute; empty if there are none. */
  description: string
  /** 1-based line of the declaration in its file. */
  line: number
}

/** One attribute of an input's type. `depth` encodes the tree. */
export interface AttributeRow {
  /** Names from the input's type down to the attribute, joined by dots; elements of tuples by index. */
  path: string
  name: string
  /** 0 for the attributes of the input's type itself. */
  depth: number
  /** The type on one line; `object` for an object whose attributes follow as rows. */
  type: string
  optional: boolean
  default: string | null
  /** HTML; empty if there is no description. */
  description: string
}

/** An input of a module as shown on its page. */
export interface ReferenceInput {
  name: string
  required: boolean
  /** The type on one line. */
  type: string
  /** Source of the default; `null` for a required input. */
  default: string | null
  nullable: boolean
  sensitive: boolean
  ephemeral: boolean
  /** Deprecation message; `null` for an input that is not deprecated. */
  deprecated: string | null
  /** HTML. */
  description: string
  validations: readonly { condition: string; message: string }[]
  attributes: readonly AttributeRow[]
}

/** An output of a module as shown on its page. */
export interface ReferenceOutput {
  name: string
  /** HTML. */
  description: string
  sensitive: boolean
  deprecated: string | null
}

/** An input that was removed in the newest release of a module. */
export interface RemovedInput {
  name: string
  /** Names of the inputs that replace it; may be empty. */
  successors: readonly string[]
}

/** The differences between the newest release of a module and the documented one. */
export interface NewestRelease {
  /** Its tag. */
  release: string
  /** Inputs that only the newest release has. */
  added: readonly ReferenceInput[]
  removed: readonly RemovedInput[]
  /** One phrase for each difference, with code in backticks. */
  changed: readonly { name: string; details: readonly string[] }[]
  addedOutputs: readonly string[]
  removedOutputs: readonly string[]
}

/** Id of an attribute's row. (The id of an input's entry is the input's name.) */
export function attributeAnchor(input: string, path: string): string {
  return `${input}.${path}`
}

/** Id of an output's entry. */
export function outputAnchor(name: string): string {
  return `output-${name}`
}

/** Headings of the generated sections after a service's text. */
export const referenceHeadings = {
  whatChanged: { id: "what-changed", text: "What changed", level: 2 },
  inputs: { id: "inputs", text: "Inputs", level: 2 },
  required: { id: "required-inputs", text: "Required", level: 3 },
  optional: { id: "optional-inputs", text: "Optional", level: 3 },
  outputs: { id: "outputs", text: "Outputs", level: 2 },
} as const

/** A release of a service's module in the catalog's repository. */
export interface ModuleRelease {
  /** Address of the repository. */
  repository: string
  /** Path of the module in the repository. */
  module: string
  /** Catalog version, without the leading v. */
  version: string
}

/** Address of a module's folder at its tag. */
export function moduleUrl({ repository, module, version }: ModuleRelease): string {
  return `${repository}/tree/v${version}/${module}`
}

/** Address of a file of a module at its tag. */
export function moduleFileUrl({ repository, module, version }: ModuleRelease, file: string): string {
  return `${repository}/blob/v${version}/${module}/${file}`
}

/** The argument line of an input, with its default or, for a required input, a placeholder. */
export function argumentLine({
  name,
  type,
  default: value,
}: Pick<ReferenceInput, "name" | "type" | "default">): string {
  return `${name} = ${value ?? placeholderOf(type)}`
}

function placeholderOf(type: string): string {
  const [kind = ""] = type.split("(")
  return placeholders[kind] ?? "null"
}

const placeholders: Record<string, string> = {
  string: '""',
  number: "0",
  bool: "false",
  list: "[]",
  set: "[]",
  tuple: "[]",
  map: "{}",
  object: "{}",
}

const categoryLabels: Record<string, string> = { "ci-cd-pipeline": "CI/CD Pipeline" }

/** Label of a category of services, from its path segment. */
export function categoryLabel(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return categoryLabels[slug] ?? words.join(" ")
}

/** Path of the page that lists all services; the pages of categories are below it. */
export const catalogPath = "/reference/services/"

/** Title of that page; header and sidebar use it too. */
export const catalogTitle = "Service Catalog API"

/** The category in the path of a service's page; `undefined` for other pages. */
export function categoryOf(slug: string): string | undefined {
  return /^\/reference\/services\/([^/]+)\/[^/]+\/?$/.exec(slug)?.[1]
}

/** Path of the JSON file with a service's inputs and outputs. */
export function referenceFile(slug: string): string {
  return `/api/reference/${serviceName(slug)}.json`
}

/** Path of the file with the inputs of all modules, used to check calls. */
export const callCatalogFile = "/api/calls.json"

/** Title of the page that checks calls. */
export const checkTitle = "Check my call"

/** Description of that page. */
export const checkDescription =
  "Paste your Terraform, OpenTofu or Terragrunt code and see where its calls of catalog modules do not fit."

/** Path of the page that checks calls; with a slug, it opens with a sample call of that service. */
export function checkPage(slug?: string): string {
  return slug === undefined ? "/reference/check" : `/reference/check?service=${serviceName(slug)}`
}

/** Path of a service's page, from `<category>/<service>`. */
export function servicePage(name: string): string {
  return `${catalogPath}${name}`
}

/** Path of the JSON Schema of a service's inputs. */
export function schemaFile(slug: string): string {
  return `/api/schema/${serviceName(slug)}.json`
}

/** Path of the JSON Schema of a service's inputs at the newest release of its module. */
export function newestSchemaFile(slug: string): string {
  return `/api/schema/${serviceName(slug)}.newest.json`
}

/** `<category>/<service>` of a service's page. */
export function serviceName(slug: string): string {
  return withoutTrailingSlash(slug.replace(catalogPath, ""))
}
