import { comparePositions } from "../shared/source-position"
import type { Parser } from "web-tree-sitter"
import type { ModuleFault, SyntaxFault } from "./call-fault"
import { compareCall, type Catalog, type ComparedCall, type SubstituteRelease } from "./check-calls"
import type { HclTree } from "./hcl-tree"
import { grammarFaults } from "./grammar-faults"
import { openPart } from "./open-part"
import {
  type ModuleCall,
  namesCatalog,
  readCalls,
  stackParts,
  uncheckedSources,
  type UncheckedSources,
} from "./read-calls"
import { readPasted } from "./read-pasted"
import { onePerLine } from "./sort-faults"
import { meantNames } from "./meant-names"
import { tokenFault } from "./token-fault"
import { brokenReleases, type CatalogProblem, type BrokenRelease } from "./broken-releases"

/** A called module that is not in the catalog. */
export interface UnknownModule {
  path: string
  /** The path of the module with the most similar name; absent if there is none. */
  near?: string
}

/** A release that calls were compared with instead of their own. */
export interface Substitute extends SubstituteRelease {
  /** Paths of the called modules, if other calls with the same ref were compared with another release. */
  modules?: string[]
}

interface CheckedCall extends ComparedCall {
  call: ModuleCall
}

/** The result of checking a reader's code. Plain data, so that a worker can post it. */
export interface CheckReport extends UncheckedSources {
  /** Where the text is not HCL, in text order; the rest is parsed as far as possible. */
  syntaxFaults: SyntaxFault[]
  /** Paths of the called modules, in text order. */
  called: string[]
  /** Those paths that are not in the catalog. */
  unknownModules: UnknownModule[]
  /** Whether the text is JSON, which is not read. */
  isJson: boolean
  /** Lines of the `unit` and `stack` blocks of a Terragrunt stack, which are not checked: they call no module. */
  stackParts: number[]
  /** Called releases that do not deploy. */
  brokenReleases: BrokenRelease[]
  /** The releases that calls were compared with instead of their own; each pair of releases once. */
  substitutes: Substitute[]
  /** Lines of computed inputs of Terragrunt units, which are not compared. */
  computedInputs: number[]
  faults: ModuleFault[]
}

/**
 * Checks the module calls in a file.
 * @param parser a parser of the HCL grammar
 * @param problems those that prevent releases from deploying
 */
export function checkText(
  parser: Parser,
  text: string,
  catalog: Catalog,
  problems: readonly CatalogProblem[] = [],
): CheckReport {
  const isShort = text.length <= shortText
  const { tree, faults: wrongCharacters } = readPasted(parser, text, (part) => isShort || mayMatter(part))
  const calls = readCalls(tree)
  const called = calls.map(({ path }) => path)
  const compared = calls.map((call): CheckedCall => ({ call, ...compareCall(call, catalog, false) }))
  const faults = compared.flatMap(({ faults }) => faults)
  return {
    syntaxFaults: isJson(text) ? [] : onePerLine([...wrongCharacters, ...syntaxFaults(tree)]),
    called,
    unknownModules: unknownModules(called, catalog),
    ...uncheckedSources(tree),
    isJson: isJson(text),
    stackParts: stackParts(tree),
    brokenReleases: brokenReleases(calls, problems),
    substitutes: substitutesOf(compared, catalog),
    computedInputs: calls.flatMap(({ computedInputs = [] }) => computedInputs),
    faults: faults.toSorted(comparePositions),
  }
}

/** The substitutes of compared calls, each pair of releases once. */
function substitutesOf(compared: readonly CheckedCall[], catalog: Catalog): Substitute[] {
  const pairs = new Map<string, { pair: SubstituteRelease; modules: Set<string> }>()
  for (const { call, substitute } of compared) {
    if (!substitute) continue
    const key = `${substitute.ref} ${substitute.release}`
    const { modules } = pairs.get(key) ?? { modules: new Set() }
    pairs.set(key, { pair: substitute, modules: modules.add(call.path) })
  }
  return [...pairs.values()].map(({ pair, modules }) => {
    const isForAll = compared.every(
      ({ call, substitute }) =>
        call.ref !== pair.ref || !catalog.has(call.path) || substitute?.release === pair.release,
    )
    return isForAll ? pair : { ...pair, modules: [...modules] }
  })
}

function unknownModules(called: readonly string[], catalog: Catalog): UnknownModule[] {
  const paths = [...catalog.keys()]
  return [...new Set(called)]
    .filter((path) => !catalog.has(path))
    .map((path) => {
      const [name] = meantNames(lastPart(path), paths.map(lastPart))
      const near = paths.find((known) => lastPart(known) === name)
      return { path, ...(near !== undefined && { near }) }
    })
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** Maximum length of a text whose parts are all examined. In a longer one, only parts that can belong to a call are. */
const shortText = 100_000

function syntaxFaults(tree: HclTree): SyntaxFault[] {
  const faults = grammarFaults(tree)
  const open = openPart(tree)
  if (open) return [...faults.filter(({ line }) => line < open.line), open]
  if (!tree.fault) return faults
  return [tokenFault(tree), ...faults]
}

/** Whether a text starts like a `.tf.json` file. */
export function isJson(text: string): boolean {
  return /^\s*\{\s*"[^"\n]*"\s*:/.test(text)
}

const computedSource = /\bsource\s*=\s*(?:"[^"\n]*\$\{|[a-z]|\()/

/** Whether a block or attribute can belong to a call: a `module` block, or a part of a Terragrunt unit. */
function mayMatter(text: string): boolean {
  return namesCatalog(text) || /^(?:inputs|include|locals)\b/.test(text) || computedSource.test(text)
}
