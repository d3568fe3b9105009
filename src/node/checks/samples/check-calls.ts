import type { ModuleInput } from "../../reference/parse-module"
import { childOf, childrenOf, partsOf, walk, type HclNode, type HclTree } from "../../reference/hcl-tree"
import { keyOf, textOf, valueOf } from "../../reference/literal"
import { didYouMean } from "../../report/suggest"
import type { SampleFault } from "./sample"
import { listOf, valueFaults } from "./value-type"

/** The inputs of the catalog's modules, by the module's path from the repository's root. */
export type Catalog = ReadonlyMap<string, readonly ModuleInput[]>

/** Arguments that Terraform takes for any module. */
const metaArguments = new Set(["source", "version", "providers", "count", "for_each", "depends_on"])

const catalogSource = /terraform-aws-service-catalog(?:\.git)?\/\/(modules\/[^?"]+)/

/** Whether a text may call a module of the catalog: a quick look, for those who would read it again. */
export function namesCatalog(code: string): boolean {
  return catalogSource.test(code)
}

/**
 * Compares what a file gives to modules of the catalog with what they take: `module` blocks, and the `inputs` of a
 * Terragrunt unit.
 * @param fragment whether the file is a part, which need not give everything
 */
export function callFaults({ root }: HclTree, catalog: Catalog, fragment: boolean): SampleFault[] {
  const body = childOf(root, "body")
  if (!body) return []
  const blocks = childrenOf(body, "block")
  const calls = blocks.filter((block) => partsOf(block)[0]?.text === "module")
  return [
    ...calls.flatMap((block) => moduleFaults(block, catalog, fragment)),
    ...unitFaults(body, blocks, catalog, fragment),
  ]
}

interface Argument {
  name: string
  node: HclNode
  value: HclNode | undefined
}

function argumentsOf(body: HclNode | undefined): Argument[] {
  return (body ? childrenOf(body, "attribute") : []).map((node) => ({
    name: childOf(node, "identifier")?.text ?? "",
    node,
    value: childOf(node, "expression"),
  }))
}

/** The catalog's module that a `source` argument names. */
function calledModule(given: readonly Argument[], catalog: Catalog) {
  const source = given.find(({ name }) => name === "source")?.value
  const path = catalogSource.exec((source && textOf(source)) ?? "")?.[1]?.replace(/\/$/, "")
  const inputs = path === undefined ? undefined : catalog.get(path)
  return path === undefined || !inputs ? undefined : { path, inputs }
}

function moduleFaults(block: HclNode, catalog: Catalog, fragment: boolean): SampleFault[] {
  const given = argumentsOf(childOf(block, "body"))
  const called = calledModule(given, catalog)
  if (!called) return []
  const inputs = given.filter(({ name }) => !metaArguments.has(name))
  return [...argumentFaults(inputs, called), ...(fragment ? [] : missingFaults(block, inputs, called))]
}

function unitFaults(
  body: HclNode,
  blocks: readonly HclNode[],
  catalog: Catalog,
  fragment: boolean,
): SampleFault[] {
  const terraform = blocks.find((block) => partsOf(block)[0]?.text === "terraform")
  const called = calledModule(argumentsOf(childOf(terraform, "body")), catalog)
  const inputs = argumentsOf(body).find(({ name }) => name === "inputs")
  if (!called || !inputs?.value) return []

  const whole = childOf(childOf(inputs.value, "collection_value"), "object")
  const objects = whole ? [whole] : mergedObjects(inputs.value)
  const given = objects.flatMap((object) =>
    childrenOf(object, "object_elem").map((node) => ({ name: keyOf(node), node, value: valueOf(node) })),
  )
  const named = given.flatMap(({ name, ...rest }): Argument[] =>
    name === undefined ? [] : [{ name, ...rest }],
  )
  // Computed keys, and other files that are included, may give the rest.
  const isWhole = whole !== undefined && named.length === given.length && !includesMore(blocks)
  return [
    ...argumentFaults(named, called),
    ...(fragment || !isWhole ? [] : missingFaults(inputs.node, named, called)),
  ]
}

/** The objects that `merge(…)` puts together. */
function mergedObjects(value: HclNode): HclNode[] {
  const call = childOf(value, "function_call")
  if (!call || childOf(call, "identifier")?.text !== "merge") return []
  const list = childOf(call, "function_arguments")
  return (list ? childrenOf(list, "expression") : []).flatMap((argument) => {
    const object = childOf(childOf(argument, "collection_value"), "object")
    return object ? [object] : []
  })
}

/** Whether a unit takes in more than the root of its tree, which is also what an `include` without a label means. */
function includesMore(blocks: readonly HclNode[]): boolean {
  return blocks.some((block) => {
    const [type, label] = partsOf(block)
    const isNamed = label?.type === "string_lit" || label?.type === "identifier"
    return type?.text === "include" && isNamed && !/^"?root"?$/.test(label.text)
  })
}

interface Called {
  path: string
  inputs: readonly ModuleInput[]
}

function argumentFaults(given: readonly Argument[], { path, inputs }: Called): SampleFault[] {
  const names = inputs.map(({ name }) => name)
  return given.flatMap(({ name, node, value }): SampleFault[] => {
    const input = inputs.find((known) => known.name === name)
    if (input) return value && !hasErrors(value) ? valueFaults(value, input.type, name) : []
    return [
      {
        rule: "unknown-input",
        line: node.line,
        column: node.column,
        message: `"${path}" has no input "${name}".`,
        fix: didYouMean(name, names, "use an input that the module's reference page lists."),
      },
    ]
  })
}

function hasErrors(node: HclNode): boolean {
  for (const { type } of walk(node)) if (type === "ERROR") return true
  return false
}

function missingFaults(place: HclNode, given: readonly Argument[], { path, inputs }: Called): SampleFault[] {
  const names = new Set(given.map(({ name }) => name))
  const missing = inputs.filter(({ name, required }) => required && !names.has(name)).map(({ name }) => name)
  if (missing.length === 0) return []
  return [
    {
      rule: "missing-input",
      line: place.line,
      column: place.column,
      message: `"${path}" needs ${listOf(missing)}.`,
      fix: "give each required input a value, or mark the fence `fragment` when it shows a part.",
    },
  ]
}
