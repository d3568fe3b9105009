import type { JsonValue } from "../../hcl/literal"
import type { RemovedInput, TypeTree } from "../../shared/reference"

/** An input as the build products give it. Texts are Markdown and source, as in the module. */
export interface OutputInput {
  name: string
  description: string
  /** Source of the type. */
  type: string
  typeTree: TypeTree
  required: boolean
  /** Source of the default; `null` for a required input. */
  default: string | null
  /** The default's value; absent when it has to be worked out. */
  defaultValue?: JsonValue
  nullable: boolean
  sensitive: boolean
  ephemeral: boolean
  deprecated: string | null
  validations: { condition: string; message: string }[]
}

/** An output of a module. */
export interface OutputOutput {
  name: string
  description: string
  sensitive: boolean
  ephemeral: boolean
  deprecated: string | null
}

/** A service with what its module takes and gives. */
export interface OutputService {
  slug: string
  title: string
  description: string
  tags: { slug: string; label: string }[]
  module: string | null
  catalogVersion: string | null
  lastChanged: string | null
  inputs: OutputInput[]
  outputs: OutputOutput[]
  /** The newest release of its module; `null` where the documented one is the only one that is known. */
  newest: OutputNewest | null
}

/** What the newest release of a module takes, and how it differs from the documented one. */
export interface OutputNewest {
  /** Its tag. */
  release: string
  /** Everything that it takes. */
  inputs: OutputInput[]
  /** Names of the inputs that it alone has. */
  added: string[]
  removed: RemovedInput[]
  /** One phrase for each difference, with code in backticks. */
  changed: { name: string; details: string[] }[]
  addedOutputs: string[]
  removedOutputs: string[]
}
