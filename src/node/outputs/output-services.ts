import type { JsonValue } from "../../hcl/literal"
import type { NewestRelease, TypeTree } from "../../shared/reference"

/** An input for the build outputs. Texts are Markdown and source code, as in the module. */
export interface OutputInput {
  name: string
  description: string
  /** Source of the type. */
  type: string
  typeTree: TypeTree
  required: boolean
  /** Source of the default; `null` for a required input. */
  default: string | null
  /** The default's value; absent if it is computed. */
  defaultValue?: JsonValue
  nullable: boolean
  sensitive: boolean
  ephemeral: boolean
  deprecated: string | null
  validations: readonly { condition: string; message: string }[]
}

/** An output of a module. */
export interface OutputOutput {
  name: string
  description: string
  sensitive: boolean
  ephemeral: boolean
  deprecated: string | null
}

/** A service with the inputs and outputs of its module. */
export interface OutputService {
  slug: string
  title: string
  description: string
  tags: readonly { slug: string; label: string }[]
  module: string | null
  catalogVersion: string | null
  lastChanged: string | null
  inputs: readonly OutputInput[]
  outputs: readonly OutputOutput[]
  /** The newest release of its module; `null` if only the documented one is known. */
  newest: OutputNewest | null
}

/** The inputs of a module's newest release, and the differences from the documented one. */
export interface OutputNewest extends Omit<NewestRelease, "added"> {
  /** All its inputs. */
  inputs: readonly OutputInput[]
  /** Names of the inputs that only it has. */
  added: readonly string[]
}
