import type { Place } from "./given-value"

/** Something in a call that does not fit the module that it calls. */
export interface CallFault extends Place {
  rule: "unknown-input" | "missing-input" | "wrong-type" | "deprecated-input"
  /** One sentence with a full stop. */
  message: string
  /** One sentence: how to fix it. */
  fix: string
  /** Whether inputs are missing from the call as a whole, which a part of a call need not give. */
  ofWholeCall?: true
  /** The inputs of the module that it is about, or comes closest to. */
  inputs: string[]
}

/** A fault with the module that is called, by its path from the repository's root. */
export interface ModuleFault extends CallFault {
  module: string
}
