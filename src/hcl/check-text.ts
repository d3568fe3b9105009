import type { Parser } from "web-tree-sitter"
import type { ModuleFault } from "./call-fault"
import { callFaults, type Catalog } from "./check-calls"
import { readTree } from "./hcl-tree"
import { namesCatalog, readCalls } from "./read-calls"

/** What a check of somebody's code found. Plain data, so that a worker can send it. */
export interface CheckReport {
  /** Where the text stops being HCL; what follows is read as far as possible. */
  syntaxFault?: { line: number; column: number }
  /** Paths of the modules that are called, in the order of the text. */
  called: string[]
  /** Paths among them that the catalog does not have. */
  unknownModules: string[]
  faults: ModuleFault[]
}

/**
 * Compares the calls of a file with the modules that they call.
 * @param parser a parser of the HCL grammar
 */
export function checkText(parser: Parser, text: string, catalog: Catalog): CheckReport {
  const tree = readTree(parser, text, mayMatter)
  const calls = readCalls(tree)
  const called = calls.map(({ path }) => path)
  const faults = callFaults(calls, catalog, false)
  return {
    ...(tree.fault ? { syntaxFault: tree.fault } : {}),
    called,
    unknownModules: [...new Set(called)].filter((path) => !catalog.has(path)),
    faults: faults.toSorted((a, b) => a.line - b.line || a.column - b.column),
  }
}

/** Whether a block or attribute of a file can be a part of a call: a module, or what a Terragrunt unit consists of. */
function mayMatter(text: string): boolean {
  return namesCatalog(text) || /^(?:inputs|include)\b/.test(text)
}
