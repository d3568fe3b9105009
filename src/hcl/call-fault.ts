import type { SourcePosition } from "../shared/source-position"

/** A position where a text is not HCL. */
export interface SyntaxFault extends SourcePosition {
  /** Sentences with full stops. */
  message: string
  /** One sentence: how to fix it. */
  fix: string
}

/** A mistake in a module call. */
export interface CallFault extends SyntaxFault {
  rule: "hcl-syntax" | "unknown-input" | "missing-input" | "wrong-type" | "deprecated-input"
  /** Set for missing required inputs, which are no mistake in a fragment of a call. */
  ofWholeCall?: true
  /** The module's inputs that the fault concerns, or that have the most similar names. */
  inputs: string[]
}

/** A fault with the path of the called module in the repository. */
export interface ModuleFault extends CallFault {
  module: string
}
