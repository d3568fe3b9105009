import type { Program, Statement, ModuleDeclaration, Directive } from "estree"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { mdxComponentNames, themeModules } from "../../shared/mdx-components"
import type { SourcePosition } from "../../shared/source-position"
import { rawFile } from "../content/files/code-file"
import { bodyNames } from "../markdown/mdx/body-names"
import { freeNames } from "../markdown/mdx/free-names"
import { isJsx } from "../markdown/mdx/jsx-attributes"
import { programsOf } from "../markdown/mdx/jsx-tags"
import { positionOf, positionOfCode, report } from "../markdown/report"
import type { Fault } from "../report/problem"

/** Files that pages can import. Every other module is code of the project, which is not run. */
const readable = /\.(?:mdx?|json|png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mp3|ogg|pdf|zip|txt|csv)$/i

/** Names that Docusaurus provides on every page, with data of the page. */
const givenNames: readonly string[] = ["frontMatter", "contentTitle", "metadata", "assets"]
/** Name of the headings of the page, which Docusaurus also provides. Only components that are reported anyway use it. */
const headingsName = "toc"

/** What to write in place of components of Docusaurus that show data of the site. */
const substitutes: ReadonlyMap<string, string> = new Map([
  [
    "DocCardList",
    "give each item an href and a label as texts, or remove the items, which shows the pages of the section.",
  ],
  ["TOCInline", "write toc={toc}, which shows all headings of the page, or a list of links to the headings."],
])

/** Import name of this site's module with the placeholders. */
const placeholderModule = "@theme/Placeholder"

type Declaration = Directive | Statement | ModuleDeclaration

/**
 * Removes imports of code from an MDX body, and declares a placeholder for each identifier that becomes free: a component
 * renders its children, any other value is empty. Each placeholder is reported.
 */
export const remarkUnknownComponents: Plugin<[], Root> = () => (tree, file) => {
  const elements = elementNames(tree)
  const { dropped, pictures } = convertImports(tree, elements)
  const declared = new Set([
    ...bodyNames(tree),
    ...pictures,
    ...mdxComponentNames.filter((name) => !dropped.has(name)),
  ])
  const unknown = new Set<string>()
  const addUnknown = (name: string, position: SourcePosition, fault: Fault) => {
    unknown.add(name)
    report(file, { rule: "unknown-component", ...position, ...fault })
  }
  for (const [name, position] of elements)
    if (!declared.has(name)) addUnknown(name, position, faultOfElement(name))
  // The properties of a component are data for its code: they are no links, images or text of the page.
  visit(tree, (node: Nodes) => {
    if (isJsx(node) && unknown.has(baseName(node.name ?? ""))) node.attributes = []
  })
  const free = firstUses(tree)
  for (const [name, { position, module }] of dropped)
    if (free.has(name) && !declared.has(name) && !unknown.has(name))
      addUnknown(name, position, faultOfImport(name, module))
  for (const name of givenNames) {
    const position = free.get(name)
    if (position && !declared.has(name)) addUnknown(name, position, faultOfGiven(name))
  }
  if (free.has(headingsName) && !declared.has(headingsName)) unknown.add(headingsName)
  if (unknown.size + pictures.length > 0) tree.children.unshift(placeholders([...unknown], pictures))
}

/**
 * Removes imports of code, and renames imports of drawings that are used as components. An address from the root of the
 * site becomes one that starts with `@site`.
 * @returns the names of both: those of removed imports with their modules, and those of drawings
 */
function convertImports(tree: Root, elements: ReadonlyMap<string, unknown>) {
  const dropped = new Map<string, { position: SourcePosition; module: string }>()
  const pictures: string[] = []
  for (const node of tree.children) {
    const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined
    if (!program) continue
    program.body = program.body.filter((statement) => {
      if (!("source" in statement) || !statement.source) return true
      const { source } = statement
      const module = String(source.value)
      const specifiers = statement.type === "ImportDeclaration" ? statement.specifiers : []
      if (!isReadable(module)) {
        for (const { local } of specifiers)
          dropped.set(local.name, { module, position: positionOfCode(statement) })
        return false
      }
      if (/^\/(?!\/)/.test(module)) Object.assign(source, literal(`@site${module}`))
      if (/\.svg$/i.test(module))
        for (const { local, type } of specifiers)
          if (type === "ImportDefaultSpecifier" && elements.has(local.name)) {
            pictures.push(local.name)
            local.name = fileName(local.name)
          }
      return true
    })
  }
  return { dropped, pictures }
}

/** The names that the code of a body uses without declaring them, with the position of the first use of each. */
function firstUses(tree: Root): ReadonlyMap<string, SourcePosition> {
  const uses = programsOf(tree).flatMap((program) => freeNames(program))
  // Reversed, because a map keeps the last of several entries with the same key.
  return new Map(uses.reverse().map(({ name, line, column }) => [name, { line, column }]))
}

function faultOfElement(name: string): Fault {
  return {
    message: `The component <${name}> is not known here; pages show only its content.`,
    fix: substitutes.get(name) ?? "write Markdown in its place, or one of the components of this site.",
  }
}

function faultOfGiven(name: string): Fault {
  return {
    message: `"${name}" is data that only Docusaurus gives to a page; pages have nothing in its place.`,
    fix: "write the value itself.",
  }
}

function faultOfImport(name: string, module: string): Fault {
  const address = rawFile(module)
  return address === undefined
    ? {
        message: `"${name}" comes from "${module}", which is code and does not run here; pages have nothing in its place.`,
        fix: "write out its result.",
      }
    : {
        message: `The text of "${address}" is shown only in <CodeBlock>, and only if the file is in the content; pages have nothing in place of "${name}".`,
        fix: "correct the path of the file, or write its lines into a code fence.",
      }
}

function isReadable(written: string): boolean {
  if (written.includes("!")) return false // webpack's syntax for loaders
  const name = written.replace(/\?.*$/, "")
  return name in themeModules || name === "react" || readable.test(name)
}

/** `Tabs` of `Tabs.Item`. */
function baseName(name: string): string {
  return name.replace(/\..*$/, "")
}

/** Names of the components in a body, with the position of the first use of each. */
function elementNames(tree: Root): ReadonlyMap<string, SourcePosition> {
  const names = new Map<string, SourcePosition>()
  const add = (whole: string, position: SourcePosition) => {
    const name = baseName(whole)
    if ((/^[A-Z]/.test(name) || name !== whole) && !names.has(name)) names.set(name, position)
  }
  visit(tree, (node: Nodes) => {
    if (isJsx(node)) add(node.name ?? "", positionOf(node))
  })
  for (const program of programsOf(tree))
    for (const { element, line, column } of freeNames(program)) if (element) add(element, { line, column })
  return names
}

function fileName(name: string): string {
  return `${name}File`
}

/** `import { unknown, picture } from "…"; export const A = unknown("A"), B = picture(BFile)`, as a node of MDX. */
function placeholders(unknown: readonly string[], pictures: readonly string[]): Root["children"][number] {
  const declarations = [
    ...unknown.map((name) => declaration(name, "unknown", literal(name))),
    ...pictures.map((name) => declaration(name, "picture", identifier(fileName(name)))),
  ]
  const body: Declaration[] = [
    {
      type: "ImportDeclaration",
      specifiers: ["unknown", "picture"].map((name) => ({
        type: "ImportSpecifier",
        imported: identifier(name),
        local: identifier(`${name}Placeholder`),
      })),
      source: literal(placeholderModule),
      attributes: [],
    },
    {
      type: "ExportNamedDeclaration",
      declaration: { type: "VariableDeclaration", kind: "const", declarations: declarations },
      specifiers: [],
      source: null,
      attributes: [],
    },
  ]
  const program: Program = { type: "Program", sourceType: "module", body, comments: [] }
  return { type: "mdxjsEsm", value: "", data: { estree: program } }
}

function declaration(
  name: string,
  maker: "unknown" | "picture",
  argument: ReturnType<typeof literal | typeof identifier>,
) {
  return {
    type: "VariableDeclarator" as const,
    id: identifier(name),
    init: {
      type: "CallExpression" as const,
      callee: identifier(`${maker}Placeholder`),
      arguments: [argument],
      optional: false as const,
    },
  }
}

function identifier(name: string) {
  return { type: "Identifier" as const, name }
}

function literal(value: string) {
  return { type: "Literal" as const, value, raw: JSON.stringify(value) }
}
