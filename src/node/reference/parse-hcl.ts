import type { Parser } from "web-tree-sitter"
import { readTree, readValidity, type HclValidity, type HclTree } from "../../hcl/hcl-tree"
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

/** Like `readValidity`, with the parser of this process. */
export async function validityOf(source: string): Promise<HclValidity> {
  return readValidity(await loadParser(), source)
}
