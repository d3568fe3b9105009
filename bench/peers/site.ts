import type { Command } from "../command"

/** A site of the corpus, in a folder of its own, and the commands of its generator. */
export interface Site {
  /** Absolute path of the docs root. */
  docs: string
  /** Absolute path of the folder that a build writes. */
  output: string
  /** Absolute paths that are removed before a build without caches. */
  caches: readonly string[]
  build: Command
  /** The preview with live reload, served at a port. */
  preview(port: number): Command
}
