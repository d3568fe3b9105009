import type { Command } from "../command"

/** A generator with the corpus in a folder of its own. */
export interface Site {
  /** Absolute path of the docs root. */
  docs: string
  /** Absolute path of the folder that a build writes. */
  output: string
  /** Absolute paths that a build from nothing must not find. */
  caches: readonly string[]
  build: Command
  /** The preview with live reload, served at a port. */
  preview(port: number): Command
}
