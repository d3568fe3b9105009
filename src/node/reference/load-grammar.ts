import type { Parser } from "web-tree-sitter"
import { requireFromRoot } from "../markdown/require-from-root"

/**
 * A parser for one language.
 * @param file the grammar's WebAssembly file, as a module's path
 */
export async function loadGrammar(file: string): Promise<Parser> {
  const treeSitter = requireFromRoot("web-tree-sitter") as typeof import("web-tree-sitter")
  await treeSitter.Parser.init()
  const parser = new treeSitter.Parser()
  parser.setLanguage(await treeSitter.Language.load(requireFromRoot.resolve(file)))
  return parser
}
