import type { Parser } from "web-tree-sitter"
import { readTree, soundnessIn, type HclSoundness, type HclTree } from "../../hcl/hcl-tree"
import { loadGrammar } from "./load-grammar"

let loading: Promise<Parser> | undefined

/** The HCL parser of this process. */
export function loadParser(): Promise<Parser> {
  loading ??= loadGrammar("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm")
  return loading
}

/** Like `readTree`, with the parser of this process. */
export async function parseHcl(source: string): Promise<HclTree> {
  return readTree(await loadParser(), source)
}

/** Like `soundnessIn`, with the parser of this process. */
export async function soundnessOf(source: string): Promise<HclSoundness> {
  return soundnessIn(await loadParser(), source)
}
