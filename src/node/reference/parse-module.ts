import type { TypeTree } from "../../shared/reference"
import { cachedResultAsync } from "../cache/result-cache"
import type { Problem } from "../report/problem"
import { suggest } from "../../hcl/suggest"
import { hclFaults, type HclAnswer } from "./hcl-syntax"
import { childOf, childrenOf, partsOf, type HclNode } from "../../hcl/hcl-tree"
import { literalValue, textOf, type JsonValue } from "../../hcl/literal"
import { convertValue } from "./convert-value"
import { expressionText, typeText } from "./source-text"
import { defaultFaults, nameFaults } from "./module-faults"
import { parseHcl } from "./parse-hcl"
import { readType } from "./type-tree"

/** A file of a module. */
export interface ModuleFile {
  /** Path for problem messages. */
  file: string
  text: string
}

/** A validation of a value. */
interface Validation {
  /** Source of the condition. */
  condition: string
  /** Error message if the condition is false. */
  message: string
}

/** The fields that inputs and outputs have in common. */
interface Declaration {
  name: string
  /** Markdown; may be empty. */
  description: string
  sensitive: boolean
  ephemeral: boolean
  /** Deprecation message; absent for one that is not deprecated. */
  deprecated?: string
  /** 1-based line of the declaration. */
  line: number
}

/** A `variable` block. */
export interface ModuleInput extends Declaration {
  /** Source of the type without comments, formatted like `terraform fmt`; default: "any". */
  typeExpression: string
  type: TypeTree
  /** Source of the default; absent for a required input. */
  default?: string
  /** The default's value, converted to the type; absent if it is computed. */
  defaultValue?: JsonValue
  required: boolean
  nullable: boolean
  validations: Validation[]
}

/** An `output` block. */
export interface ModuleOutput extends Declaration {
  /** Source of the value; absent in files that only document the output. */
  value?: string
}

/** The inputs and outputs of a module, in file order. */
export interface Module {
  inputs: ModuleInput[]
  outputs: ModuleOutput[]
}

/** A module with the problems in its files. */
export interface ParsedModule extends Module {
  problems: Problem[]
}

/** Parses a module's `variables.tf` and `outputs.tf`. Invalid files result in problems and partial data. */
export async function parseModule(files: {
  variables: ModuleFile
  outputs: ModuleFile
}): Promise<ParsedModule> {
  const { inputs, problems } = await parseVariables(files.variables)
  const read = await parseOutputs(files.outputs)
  return { inputs, outputs: read.outputs, problems: [...problems, ...read.problems] }
}

/** The part of a file's parse result that is the same for inputs and outputs. */
interface Read {
  problems: Problem[]
  timedOut?: HclAnswer["timedOut"]
}

const isCacheable = ({ timedOut }: Read) => !timedOut

/** Reads the `variable` blocks of a file. */
export function parseVariables(file: ModuleFile): Promise<Read & { inputs: ModuleInput[] }> {
  return cachedResultAsync(
    "module",
    ["variables", file.file, file.text],
    () => readVariables(file),
    isCacheable,
  )
}

async function readVariables(file: ModuleFile): Promise<Read & { inputs: ModuleInput[] }> {
  const { blocks, problems, isSound, timedOut } = await readBlocks(file, "variable")
  const report = reporter(file, problems)
  const inputs: ModuleInput[] = []
  for (const block of blocks) {
    const input = await readVariable(block, report)
    inputs.push(input)
    const attributes = attributesOf(block.body)
    const [written, type] = [attributes.get("default"), attributes.get("type")]
    problems.push(
      ...[
        ...nameFaults(block.name, block.node),
        ...(isSound && written && type ? defaultFaults(written, input.type, input.nullable) : []),
      ].map((fault): Problem => ({ file: file.file, ...fault })),
    )
  }
  return { inputs, problems, timedOut }
}

/** Reads the `output` blocks of a file. */
export function parseOutputs(file: ModuleFile): Promise<Read & { outputs: ModuleOutput[] }> {
  return cachedResultAsync("module", ["outputs", file.file, file.text], () => readOutputs(file), isCacheable)
}

async function readOutputs(file: ModuleFile): Promise<Read & { outputs: ModuleOutput[] }> {
  const { blocks, problems, timedOut } = await readBlocks(file, "output")
  return { outputs: blocks.map(readOutput), problems, timedOut }
}

interface Block {
  name: string
  node: HclNode
  body?: HclNode
}

type Report = (node: HclNode, message: string, fix: string) => void

function reporter({ file }: ModuleFile, problems: Problem[]): Report {
  return ({ line, column }, message, fix) => {
    problems.push({ rule: "hcl-syntax", file, line, column, message, fix })
  }
}

/** Known arguments of the parsed blocks. Other arguments are ignored, because future Terraform versions may add some. */
const knownArguments = {
  variable: ["type", "description", "default", "sensitive", "nullable", "ephemeral", "deprecated"],
  output: ["value", "description", "sensitive", "ephemeral", "deprecated", "depends_on"],
}

const knownBlocks = { variable: ["validation"], output: ["precondition"] }

async function readBlocks(
  file: ModuleFile,
  type: keyof typeof knownArguments,
): Promise<Read & { blocks: Block[]; isSound: boolean }> {
  const tree = await parseHcl(file.text)
  const { faults, timedOut } = await hclFaults(file.text, tree)
  const problems = faults.map((fault): Problem => ({
    rule: "hcl-syntax",
    file: file.file,
    ...fault,
    fix: "correct the line so that `terraform fmt` accepts the file.",
  }))
  if (tree.fault && faults.length === 0)
    problems.push({
      rule: "hcl-syntax",
      file: file.file,
      ...tree.fault,
      message: "The file is valid, but this site cannot read it from here on.",
      fix: "write this part in a simpler way.",
    })
  const isSound = problems.length === 0
  const report = reporter(file, problems)
  const seen = new Map<string, number>()
  const body = childOf(tree.root, "body")
  const blocks = childrenOf(body, "block").flatMap((node): Block[] => {
    const [keyword, label] = partsOf(node)
    if (keyword?.text !== type) {
      if (keyword) reportMisspelt(keyword, "block", [type], report)
      return []
    }
    const name = label && labelText(label)
    if (!name) {
      report(node, `A ${type} block has no name.`, `write ${type} "name" { … }.`)
      return []
    }
    const first = seen.get(name)
    if (first !== undefined) {
      report(
        node,
        `The ${type} "${name}" is declared twice; the first time on line ${first}.`,
        "remove one of them.",
      )
      return []
    }
    seen.set(name, node.line)
    const block = childOf(node, "body")
    for (const attribute of childrenOf(block, "attribute")) {
      const argument = childOf(attribute, "identifier")
      if (argument) reportMisspelt(argument, "argument", knownArguments[type], report)
    }
    for (const inner of childrenOf(block, "block")) {
      const [keyword] = partsOf(inner)
      if (keyword) reportMisspelt(keyword, "block", knownBlocks[type], report)
    }
    return [{ name, node, body: block }]
  })
  return { blocks, problems, isSound, timedOut }
}

/** Reports an unknown name that is similar to a known one. */
function reportMisspelt(name: HclNode, kind: string, known: readonly string[], report: Report): void {
  const meant = known.includes(name.text) ? undefined : suggest(name.text, known)
  if (meant === undefined) return
  report(name, `Terraform has no ${kind} "${name.text}" here.`, `did you mean "${meant}"?`)
}

function labelText(label: HclNode): string | undefined {
  if (label.type === "identifier") return label.text
  return label.type === "string_lit" ? textOf(label) : undefined
}

function attributesOf(body: HclNode | undefined): Map<string, HclNode> {
  const attributes = new Map<string, HclNode>()
  for (const attribute of childrenOf(body, "attribute")) {
    const name = childOf(attribute, "identifier")?.text
    const value = childOf(attribute, "expression")
    if (name !== undefined && value && !attributes.has(name)) attributes.set(name, value)
  }
  return attributes
}

function flag(node: HclNode | undefined, otherwise: boolean): boolean {
  const value = node && literalValue(node)
  return typeof value === "boolean" ? value : otherwise
}

function text(node: HclNode | undefined): string {
  return (node && textOf(node))?.trim() ?? ""
}

function readDeclaration({ name, node }: Block, attributes: ReadonlyMap<string, HclNode>): Declaration {
  const deprecated = text(attributes.get("deprecated"))
  return {
    name,
    description: text(attributes.get("description")),
    sensitive: flag(attributes.get("sensitive"), false),
    ephemeral: flag(attributes.get("ephemeral"), false),
    ...(deprecated === "" ? {} : { deprecated }),
    line: node.line,
  }
}

async function readVariable(block: Block, report: Report): Promise<ModuleInput> {
  const { name, body } = block
  const attributes = attributesOf(body)
  const typeNode = attributes.get("type")
  const type: TypeTree = typeNode
    ? readType(typeNode, (part, source) =>
        report(
          part,
          `The type of the variable "${name}" contains "${source}", which is not a type.`,
          "use string, number, bool, any, or list, set, map, tuple and object of these.",
        ),
      )
    : { kind: "any" }
  const defaultNode = attributes.get("default")
  const value = defaultNode && literalValue(defaultNode)
  return {
    ...readDeclaration(block, attributes),
    typeExpression: typeNode ? await typeText(typeNode) : "any",
    type,
    ...(defaultNode ? { default: expressionText(defaultNode) } : {}),
    ...(value === undefined ? {} : { defaultValue: convertValue(value, type) }),
    required: defaultNode === undefined,
    nullable: flag(attributes.get("nullable"), true),
    validations: readValidations(body, report),
  }
}

function readValidations(body: HclNode | undefined, report: Report): Validation[] {
  return childrenOf(body, "block")
    .filter((block) => partsOf(block)[0]?.text === "validation")
    .map((block) => {
      const attributes = attributesOf(childOf(block, "body"))
      const condition = attributes.get("condition")
      for (const name of ["condition", "error_message"])
        if (!attributes.has(name))
          report(block, `The validation has no ${name}.`, `add ${name} to it, which Terraform needs.`)
      return {
        condition: condition ? expressionText(condition) : "",
        message: text(attributes.get("error_message")),
      }
    })
}

function readOutput(block: Block): ModuleOutput {
  const attributes = attributesOf(block.body)
  const value = attributes.get("value")
  return { ...readDeclaration(block, attributes), ...(value ? { value: expressionText(value) } : {}) }
}
