import { comparePositions, type SourcePosition } from "../shared/source-position"
import type { SyntaxFault } from "./call-fault"
import {
  childOf,
  childrenOf,
  partsOf,
  positionOf,
  withoutQuotes,
  type HclNode,
  type HclTree,
} from "./hcl-tree"
import { bareNameFaults } from "./bare-names"
import { type NameScope, terraformNames, terragruntNames } from "./name-scopes"
import { operandFaults } from "./operand-faults"
import { textOf } from "./literal"
import { elementsOf, givenElement, type GivenElement } from "./given-value"
import { catalogName, isArchive, otherSource, type OtherSource } from "./other-source"

/** A call of a catalog module: a `module` block, or the `inputs` of a Terragrunt unit. Plain data. */
export interface ModuleCall extends SourcePosition {
  /** The module's path in the repository. */
  path: string
  /** The `ref` of its source, corrected if it is wrong; absent if there is none. */
  ref?: string
  /** Mistakes in how the call is written, other than in its inputs. */
  formFaults: SyntaxFault[]
  inputs: GivenInput[]
  /** Arguments that a block sets twice, which is an error in HCL. */
  redefined: RedefinedArgument[]
  /** Whether it is a Terragrunt unit. */
  isUnit?: true
  /** Whether it is a unit that includes another configuration, whose inputs Terragrunt adds. */
  includes?: true
  /** Lines of the parts of a Terragrunt unit's inputs that are computed, as by a function or a condition. */
  computedInputs?: number[]
  /** False if there can be more inputs: computed keys, those of included files, or those lost by a syntax error. */
  isWhole: boolean
}

/** An input that a call sets, or a block inside a `module` block, which is only permitted for `lifecycle`. */
export interface GivenInput extends GivenElement {
  key: string
  /** Whether it is a block. */
  isBlock?: true
}

/** The second occurrence of an argument in a block. */
export interface RedefinedArgument extends SourcePosition {
  key: string
  /** Line of the first one. */
  firstLine: number
}

/** Meta-arguments of Terraform and OpenTofu, which every module accepts. */
const metaArguments = new Set([
  "source",
  "version",
  "providers",
  "count",
  "for_each",
  "depends_on",
  "ignore_nested_deprecations",
  "lifecycle",
])

const catalogSource = new RegExp(
  `(?<![\\w-])${catalogName}(?:\\.git)?(//?)(modules/[^?&"]+)(?:(?:\\?(?:[^"]*&)?|(&))ref=([^&"]+))?`,
)

/** Whether a text may call a module of the catalog: a cheap test before parsing. */
export function namesCatalog(code: string): boolean {
  return catalogSource.test(code)
}

/** The calls in a file. Arguments with a syntax error are omitted. */
export function readCalls({ root }: HclTree): ModuleCall[] {
  const body = childOf(root, "body")
  if (!body) return []
  const blocks = childrenOf(body, "block")
  const locals = localTexts(blocks)
  const modules = blocks.filter((block) => isOfType(block, "module"))
  const firstModules = new Map(modules.toReversed().map((block) => [labelOf(block), block]))
  return [
    ...modules.flatMap((block) => moduleCall(block, locals, firstModules)),
    ...unitCall(root, blocks, locals),
  ]
}

/** The sources in a file that are not checked. */
export interface UncheckedSources {
  /** Lines of those that depend on values outside the file; they may refer to modules of the catalog. */
  computedSources: number[]
  /** Those that refer to something else than a module of the catalog. */
  otherSources: OtherSource[]
}

/** The sources in a file that do not name a module of the catalog. */
export function uncheckedSources({ root }: HclTree): UncheckedSources {
  const blocks = childrenOf(childOf(root, "body"), "block")
  const locals = localTexts(blocks)
  const sources = blocks
    .filter((block) => isOfType(block, "module") || isOfType(block, "terraform"))
    .map((block) => childOf(block, "body"))
    .filter((body) => !calledModule(body, locals))
    .flatMap((body) => attributeOf(body, "source") ?? [])
    .filter(({ hasError }) => !hasError) // its value can be that of another argument
    .map((source) => ({ line: source.line, text: sourceText(source, locals) }))
  return {
    computedSources: sources.filter(({ text }) => isComputed(text)).map(({ line }) => line),
    otherSources: sources.flatMap(({ line, text }) =>
      text === undefined || isComputed(text) ? [] : [otherSource(line, text)],
    ),
  }
}

/** Lines of the `unit` and `stack` blocks of a Terragrunt stack, whose values go to the configurations that they name. */
export function stackParts({ root }: HclTree): number[] {
  return childrenOf(childOf(root, "body"), "block")
    .filter(({ text }) => /^(?:unit|stack)\b/.test(text))
    .map(({ line }) => line)
}

function isComputed(text: string | undefined): boolean {
  return text === undefined || text.includes("${")
}

function isOfType(block: HclNode, type: string): boolean {
  return partsOf(block)[0]?.text === type
}

/** The `locals` of a file whose value is a string, by name, with interpolations as written. */
type LocalTexts = ReadonlyMap<string, string>

/** The first `module` block of each name. */
type FirstModules = ReadonlyMap<string | undefined, HclNode>

function moduleCall(block: HclNode, locals: LocalTexts, firstModules: FirstModules): ModuleCall[] {
  const body = childOf(block, "body")
  const called = calledModule(body, locals)
  if (!called) return []
  // When a closing brace is missing, the next `module` block is within this one.
  const isNext = (key: string) => block.hasError && key === "module"
  const inputs = argumentsIn(body).filter(({ key }) => !metaArguments.has(key) && !isNext(key))
  const formFaults = [
    ...called.formFaults,
    ...labelFaults(block, firstModules),
    ...metaBlockFaults(body),
    ...metaArgumentFaults(body),
    ...childrenOf(body, "attribute")
      .filter((attribute) => !metaArguments.has(nameOf(attribute)))
      .flatMap((attribute) => valueFaults(childOf(attribute, "expression"), terraformNames)),
  ]
  const redefined = redefinedIn(body)
  return [{ ...positionOf(block), ...called, formFaults, inputs, redefined, isWhole: !block.hasError }]
}

function valueFaults(expression: HclNode | undefined, scope: NameScope): SyntaxFault[] {
  return [...bareNameFaults(expression, scope), ...operandFaults(expression)]
}

function labelFaults(block: HclNode, firstModules: FirstModules): SyntaxFault[] {
  const label = labelOf(block)
  if (label === undefined) {
    const fix = 'write `module "name" {`, with a name of your choice.'
    return [{ ...positionOf(block), message: "The module block has no name.", fix }]
  }
  const second = partsOf(block)[2]
  if (isLabel(second)) {
    const message = `The module block has a second name, "${withoutQuotes(second.text)}".`
    return [{ ...positionOf(second), message, fix: "delete it: a module has one name." }]
  }
  const first = firstModules.get(label)
  if (!first || first === block) return []
  const message = `There is a module "${label}" already, on line ${first.line}. The names of the modules in a folder must differ.`
  return [{ ...positionOf(block), message, fix: "give this one another name." }]
}

/** Whether a part of a block is one of its labels. */
function isLabel(part: HclNode | undefined): part is HclNode {
  return part?.type === "string_lit" || part?.type === "identifier"
}

/** The name of a `module` block. */
function labelOf(block: HclNode): string | undefined {
  const label = partsOf(block)[1]
  return label && label.type !== "block_start" ? withoutQuotes(label.text) : undefined
}

/** The faults of meta-arguments that are written as blocks; only `lifecycle` is one. */
function metaBlockFaults(body: HclNode | undefined): SyntaxFault[] {
  return childrenOf(body, "block").flatMap((block) => {
    const key = partsOf(block)[0]?.text ?? ""
    const isFault = !block.hasError && key !== "lifecycle" && metaArguments.has(key)
    return isFault ? [blockFault({ ...positionOf(block), key })] : []
  })
}

/** The faults of meta-arguments that a call of a module in a Git repository cannot have, or not both. */
function metaArgumentFaults(body: HclNode | undefined): SyntaxFault[] {
  const version = attributeOf(body, "version")
  const [count, forEach] = [attributeOf(body, "count"), attributeOf(body, "for_each")]
  const faults: SyntaxFault[] = []
  if (version)
    faults.push({
      ...positionOf(version),
      message: 'A module from a Git repository takes no "version".',
      fix: "remove it: `ref` in the source names the release.",
    })
  if (count && forEach)
    faults.push({
      ...positionOf(comparePositions(count, forEach) < 0 ? forEach : count),
      message: 'A module takes "count" or "for_each", not both.',
      fix: "leave one of them out.",
    })
  return faults
}

/** The fault of an argument that is written as a block. */
export function blockFault({ line, column, key }: SourcePosition & { key: string }): SyntaxFault {
  return {
    line,
    column,
    message: `"${key}" of a module is an argument, not a block.`,
    fix: `write \`${key} =\`, with an equals sign.`,
  }
}

/** The arguments and blocks in the body of a block. */
function argumentsIn(body: HclNode | undefined): GivenInput[] {
  return [...childrenOf(body, "attribute"), ...childrenOf(body, "block")]
    .filter(({ hasError }) => !hasError)
    .map((node) => {
      const key = partsOf(node)[0]?.text ?? ""
      const given = { ...givenElement(node, key, childOf(node, "expression")), key }
      return node.type === "block" ? { ...given, isBlock: true } : given
    })
}

function unitCall(root: HclNode, blocks: readonly HclNode[], locals: LocalTexts): ModuleCall[] {
  const terraform = blocks.find((block) => isOfType(block, "terraform"))
  const body = childOf(root, "body")
  const terraformBody = childOf(terraform, "body")
  const called = calledModule(terraformBody, locals)
  const attribute = attributeOf(body, "inputs")
  const value = childOf(attribute, "expression")
  if (!terraform || !called) return []
  const redefined = [...redefinedIn(terraformBody), ...redefinedIn(body)]
  const unit = {
    ...called,
    isUnit: true as const,
    ...(includes(blocks).length > 0 && { includes: true as const }),
  }
  const mayLackInputs = root.hasError || includesMore(blocks)
  const inputsBlock = blocks.find((block) => isOfType(block, "inputs"))
  if (inputsBlock && !attribute) {
    const body = childOf(inputsBlock, "body")
    return [
      {
        ...positionOf(inputsBlock),
        ...unit,
        inputs: argumentsIn(body),
        redefined: [...redefined, ...redefinedIn(body)],
        formFaults: [
          ...called.formFaults,
          {
            ...positionOf(inputsBlock),
            message: 'Terragrunt has no block "inputs", only an argument.',
            fix: "write `inputs = {`, with an equals sign.",
          },
        ],
        isWhole: !mayLackInputs,
      },
    ]
  }
  // Without inputs, it is a unit only if it includes a configuration; otherwise it may be a part of one.
  if (!attribute || !value)
    return [
      {
        ...positionOf(terraform),
        ...unit,
        inputs: [],
        redefined,
        isWhole: unit.includes === true && !mayLackInputs,
      },
    ]

  const parts = inputParts(value)
  const elements = parts.flatMap((part) => (part.type === "object" ? elementsOf(part) : []))
  const inputs = elements.filter(isNamed)
  const formFaults = [...called.formFaults, ...valueFaults(value, terragruntNames)]
  const computedInputs = [
    ...parts.filter(({ type }) => type !== "object"),
    ...elements.filter(isUnnamed),
  ].map(({ line }) => line)
  const isWhole = computedInputs.length === 0 && !mayLackInputs
  return [{ ...positionOf(attribute), ...unit, formFaults, inputs, redefined, computedInputs, isWhole }]
}

function redefinedIn(body: HclNode | undefined): RedefinedArgument[] {
  const lines = new Map<string, number>()
  return childrenOf(body, "attribute").flatMap((attribute) => {
    const { line, column, hasError } = attribute
    const key = nameOf(attribute)
    const firstLine = lines.get(key)
    if (firstLine === undefined) lines.set(key, line)
    return hasError || firstLine === undefined ? [] : [{ key, line, column, firstLine }]
  })
}

function attributeOf(body: HclNode | undefined, name: string): HclNode | undefined {
  return childrenOf(body, "attribute").find((attribute) => nameOf(attribute) === name)
}

/** The name of an attribute, from its text, because `readTree` leaves out the children of some. */
function nameOf(attribute: HclNode): string {
  return /^[^\s=/#]+/.exec(attribute.text)?.[0] ?? ""
}

function isNamed(element: GivenElement): element is GivenInput {
  return element.key !== undefined
}

function isUnnamed({ key }: GivenElement): boolean {
  return key === undefined
}

function localTexts(blocks: readonly HclNode[]): LocalTexts {
  const attributes = blocks
    .filter((block) => isOfType(block, "locals"))
    .flatMap((block) => childrenOf(childOf(block, "body"), "attribute"))
  return new Map(
    attributes.flatMap((attribute) => {
      const expression = childOf(attribute, "expression")
      const value = expression && writtenText(expression)
      return value === undefined || value.length > maxSourceLength
        ? []
        : [[nameOf(attribute), value] as const]
    }),
  )
}

/** The text of an expression that consists of one string. */
function writtenText(expression: HclNode): string | undefined {
  const [part, ...others] = partsOf(expression)
  const isText = part?.type === "template_expr" || part?.type === "literal_value"
  return isText && others.length === 0 ? textOf(part) : undefined
}

/** The catalog module in the `source` of a body. Terragrunt and OpenTofu accept locals in a source. */
function calledModule(
  body: HclNode | undefined,
  locals: LocalTexts,
): Pick<ModuleCall, "path" | "ref" | "formFaults"> | undefined {
  const attribute = attributeOf(body, "source")
  const source = (attribute && sourceText(attribute, locals)) ?? ""
  const [, slashes, path, ampersand, written] = catalogSource.exec(source) ?? []
  if (!attribute || path === undefined || path.includes("${") || isArchive(source)) return undefined
  const position = positionOf(attribute)
  const pathFaults: SyntaxFault[] = []
  // In `github.com/…` and in the path of a folder, one slash is right.
  if (slashes === "/" && /^git(?:::|@)/.test(source))
    pathFaults.push({
      ...position,
      message: 'The path of a module in a Git repository begins with "//", not with "/".',
      fix: `write \`//${path}\`.`,
    })
  const module = { path: path.replace(/\/$/, ""), formFaults: pathFaults }
  if (written === undefined) return module
  const ref = written
    .trim()
    .replace(/^refs\/tags\//, "")
    .replace(/^\d+\.\d+\.\d+$/, "v$&")
  const message = ampersand
    ? 'The "ref" of a source begins with "?", not with "&".'
    : written !== written.trim()
      ? `There is a space beside the ref "${written.trim()}".`
      : `The names of releases begin with "v": there is no release "${written}".`
  const isRight = !ampersand && (written === ref || written === `refs/tags/${ref}`)
  const refFaults = isRight ? [] : [{ ...position, message, fix: `write \`?ref=${ref}\`.` }]
  return { ...module, ref, formFaults: [...pathFaults, ...refFaults] }
}

/** Maximum number of locals that refer to each other in a source, and maximum length of a source and of each of its locals. */
const maxChainLength = 5
const maxSourceLength = 1_000

/** The text of a source, with the values of the file's locals; `undefined` if it is not a string. */
function sourceText(attribute: HclNode, locals: LocalTexts): string | undefined {
  const expression = childOf(attribute, "expression")
  let text = (expression && writtenText(expression)) ?? locals.get(localName(expression) ?? "")
  for (let links = 0; links < maxChainLength && text?.includes("${"); links++) {
    if (text.length > maxSourceLength) return undefined
    text = text.replace(/\$\{\s*local\.([\w-]+)\s*\}/g, (whole, name: string) => locals.get(name) ?? whole)
  }
  return text
}

/** The name in an expression such as `local.name`. */
function localName(expression: HclNode | undefined): string | undefined {
  return /^local\.([\w-]+)$/.exec(expression?.text ?? "")?.[1]
}

/** The objects of which `merge(…)` and parentheses compose an expression, and the computed expressions among them. */
function inputParts(expression: HclNode): HclNode[] {
  const [part, inner, ...others] = partsOf(expression)
  if (part?.type === "(" && inner && others.length === 1) return inputParts(inner)
  if (!part || inner) return [expression]
  const isMerge = part.type === "function_call" && childOf(part, "identifier")?.text === "merge"
  if (isMerge) return childrenOf(childOf(part, "function_arguments"), "expression").flatMap(inputParts)
  return [childOf(part, "object") ?? expression]
}

function includes(blocks: readonly HclNode[]): HclNode[] {
  return blocks.filter((block) => isOfType(block, "include"))
}

/** Whether a unit includes more than the root configuration. An `include` without a label means the root, too. */
function includesMore(blocks: readonly HclNode[]): boolean {
  return includes(blocks).some((block) => {
    const [, label] = partsOf(block)
    return isLabel(label) && !/^"?root"?$/.test(label.text)
  })
}
