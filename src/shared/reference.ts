import { withoutTrailingSlash } from "./paths"

/** A type of Terraform's, as a tree. */
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
  /** Whether a value may leave it out. */
  optional: boolean
  /** Source of the value that stands in for one left out; absent without one, which means `null`. */
  default?: string
  /** Markdown, from the comments at the attribute; empty without any. */
  description: string
  /** 1-based line of the file that declares it. */
  line: number
}

/** One attribute of an input's type. The tree is held by `depth`. */
export interface AttributeRow {
  /** Names from the input's type to the attribute, joined by dots; a tuple's element goes by its index. */
  path: string
  name: string
  /** 0 for attributes of the input's own type. */
  depth: number
  /** Its type on one line, with `object` for an object whose attributes follow as rows. */
  type: string
  optional: boolean
  default: string | null
  /** HTML; empty without a description. */
  description: string
}

/** An input of a module, as its page shows it. */
export interface ReferenceInput {
  name: string
  required: boolean
  /** Its type on one line. */
  type: string
  /** Source of the default; `null` for a required input. */
  default: string | null
  nullable: boolean
  sensitive: boolean
  ephemeral: boolean
  /** What to use instead; `null` for an input that is not deprecated. */
  deprecated: string | null
  /** HTML. */
  description: string
  validations: readonly { condition: string; message: string }[]
  attributes: readonly AttributeRow[]
}

/** An output of a module, as its page shows it. */
export interface ReferenceOutput {
  name: string
  /** HTML. */
  description: string
  sensitive: boolean
  deprecated: string | null
}

/** An input that the newest release of a module no longer has. */
export interface RemovedInput {
  name: string
  /** Names of the inputs that take its place; none where nothing does. */
  successors: readonly string[]
}

/** How the newest release of a module differs from the documented one, as its page shows it. */
export interface NewestRelease {
  /** Its tag. */
  release: string
  /** Inputs of the newest release alone. */
  added: readonly ReferenceInput[]
  removed: readonly RemovedInput[]
  /** One phrase for each difference, with code in backticks. */
  changed: readonly { name: string; details: readonly string[] }[]
  addedOutputs: readonly string[]
  removedOutputs: readonly string[]
}

/** Id of an attribute's row; an input's entry goes by its name. */
export function attributeAnchor(input: string, path: string): string {
  return `${input}.${path}`
}

/** Id of an output's entry. */
export function outputAnchor(name: string): string {
  return `output-${name}`
}

/** Headings of the sections that follow a service's text. */
export const referenceHeadings = {
  whatChanged: { id: "what-changed", text: "What changed", level: 2 },
  inputs: { id: "inputs", text: "Inputs", level: 2 },
  required: { id: "required-inputs", text: "Required", level: 3 },
  optional: { id: "optional-inputs", text: "Optional", level: 3 },
  outputs: { id: "outputs", text: "Outputs", level: 2 },
} as const

/** A service's module in the catalog's repository, as it was released. */
export interface ModuleRelease {
  /** Address of the repository. */
  repository: string
  /** Path of the module from the repository's root. */
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

/** Address of a release of a repository. */
export function releaseUrl(repository: string, version: string): string {
  return `${repository}/releases/tag/v${version}`
}

/** The line that gives an input its default, or a value to be filled in where it has none. */
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

/** The name of a category of services, from its part of the address. */
export function categoryLabel(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return categoryLabels[slug] ?? words.join(" ")
}

/** Path of the page that lists all services; a category's page lies below it. */
export const catalogPath = "/reference/services/"

/** Its title, the name that bar and sidebar give the catalog. */
export const catalogTitle = "Service Catalog API"

/** The category that a service belongs to, from the path of its page; `undefined` for other pages. */
export function categoryOf(slug: string): string | undefined {
  return /^\/reference\/services\/([^/]+)\/[^/]+\/?$/.exec(slug)?.[1]
}

/** Path of the file that holds a service's inputs and outputs as JSON. */
export function referenceFile(slug: string): string {
  return `/api/reference/${serviceName(slug)}.json`
}

/** Path of the file that holds what all modules take, for checks of calls. */
export const callCatalogFile = "/api/calls.json"

/** Path of the page that checks calls, with a call of a service when one is named. */
export function checkPage(slug?: string): string {
  return slug === undefined ? "/reference/check" : `/reference/check?service=${serviceName(slug)}`
}

/** Path of the page of a service, from its part of an address. */
export function servicePage(name: string): string {
  return `${catalogPath}${name}`
}

/** Path of the JSON Schema of a service's inputs. */
export function schemaFile(slug: string): string {
  return `/api/schema/${serviceName(slug)}.json`
}

/** `<category>/<service>` */
function serviceName(slug: string): string {
  return withoutTrailingSlash(slug.replace(catalogPath, ""))
}
