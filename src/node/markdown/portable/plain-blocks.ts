import type { BlockContent, Code, DefinitionContent, PhrasingContent, RootContent } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import { toString } from "mdast-util-to-string"
import { admonitions } from "../../../shared/admonitions"
import { accessLabels, courseLength, shownCommand } from "../../../shared/card-facts"
import { isLabel } from "../directives/directive-label"
import { shownCode } from "../code/code-lines"
import { parseCodeMeta } from "../code/code-meta"
import { grammarName } from "../code/languages"
import { tabNames } from "../directives/tab-names"
import { shownAttributeText, type JsxElement } from "../mdx/jsx-attributes"
import { phrasingOf } from "../phrasing-of"

type Block = BlockContent | DefinitionContent
type Attributes = Readonly<Record<string, string | undefined>>

/** Converts blocks to portable Markdown: without directives, components and site-specific options. */
export function plainBlocks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case "containerDirective":
        return plainDirective(node)
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return plainElement(node)
      case "mdxjsEsm":
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return [] // imports, exports, expressions and comments
      case "html":
        return /^<!--[\s\S]*-->$|^<div data-filter="[^"]*"><\/div>$/.test(node.value) ? [] : [node]
      case "code":
        return plainCode(node)
      default:
        if ("children" in node) node.children = plainBlocks(node.children) as typeof node.children // the node types are the same
        if (node.type === "paragraph" || node.type === "heading") trimEnds(node.children)
        return [node]
    }
  })
}

/** Removes spaces that were beside a removed expression, and line breaks without a next line, at the ends of a paragraph. */
function trimEnds(children: PhrasingContent[]): void {
  while (children.at(-1)?.type === "break") children.pop()
  const [first, last] = [children.at(0), children.at(-1)]
  if (first?.type === "text") first.value = first.value.trimStart()
  if (last?.type === "text") last.value = last.value.trimEnd()
}

function below(nodes: readonly RootContent[]): Block[] {
  return plainBlocks(nodes) as Block[] // the result contains only blocks
}

function plainDirective(node: ContainerDirective): RootContent[] {
  const labelled = node.children.find(isLabel)
  const label = labelled?.type === "paragraph" ? labelled.children : []
  const attributes: Attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? undefined]),
  )
  const content = node.children.filter((child) => child !== labelled)
  if (admonitions.has(node.name)) return [admonition(node.name, label, content)]
  switch (node.name) {
    case "details":
      return [strong(label.length > 0 ? label : [text("Details")]), ...below(content)]
    case "tab": {
      const names = tabNames(attributes.label ?? (toString(label) || undefined), attributes.value)
      return [strong([text(names.label)]), ...below(content)]
    }
    case "steps":
    case "cards":
    case "file-tree":
    case "tabs":
      return below(content)
    default:
      // A version table, or an unknown directive, such as an admonition that a Docusaurus project declares.
      return [...(label.length > 0 ? [strong(label)] : []), ...below(content)]
  }
}

function admonition(name: string, label: readonly PhrasingContent[], content: readonly RootContent[]): Block {
  const kind = text(admonitions.get(name)?.title ?? "Note")
  const title = label.length > 0 ? [kind, text(": "), ...label] : [kind]
  return { type: "blockquote", children: [strong(title), ...below(content)] }
}

/** Converts a component: its title, link or label from attributes, followed by its children. */
function plainElement(node: JsxElement): RootContent[] {
  const attributes: Attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute"
        ? [[attribute.name, shownAttributeText(attribute) ?? attribute.data?.module]]
        : [],
    ),
  )
  const html = htmlElement(node, attributes)
  if (html?.type === "break" && node.type === "mdxJsxFlowElement") return []
  if (html) return node.type === "mdxJsxFlowElement" ? [{ type: "paragraph", children: [html] }] : [html]
  if (node.type === "mdxJsxTextElement" || node.data?.partial) return plainBlocks(node.children)
  const { title, name, href, label, value, summary } = attributes
  if (node.name === "Admonition")
    return [admonition(attributes.type ?? "note", title === undefined ? [] : [text(title)], node.children)]
  const heading = title ?? name ?? summary ?? label ?? (node.name === "TabItem" ? value : undefined)
  if (heading === undefined) return plainBlocks(node.children)
  const words: PhrasingContent = href ? { type: "link", url: href, children: [text(heading)] } : text(heading)
  const facts = cardFacts(node.name, attributes)
  return [
    strong([words]),
    ...plainBlocks(node.children),
    ...(facts.length === 0 ? [] : [{ type: "paragraph" as const, children: facts }]),
  ]
}

/** What the card of a course or a tool shows below its text. */
function cardFacts(component: string | null, attributes: Attributes): PhrasingContent[] {
  if (component === "CourseCard")
    return [text(courseLength(Number(attributes.videos), Number(attributes.duration)))]
  if (component !== "ToolCard") return []
  const command = shownCommand(attributes.name ?? "", attributes.command)
  const access = Object.entries(accessLabels).find(([value]) => value === attributes.access)?.[1]
  return [
    ...(command === undefined ? [] : [text("Command: "), { type: "inlineCode" as const, value: command }]),
    ...(access === undefined ? [] : [text(command === undefined ? access : `. ${access}`)]),
  ]
}

/** The Markdown of an HTML element that leads somewhere, shows an image or breaks a line. */
function htmlElement(
  { name, children }: JsxElement,
  { href, src, alt, title }: Attributes,
): PhrasingContent | undefined {
  const named = title === undefined ? {} : { title }
  if (name === "a" && href !== undefined) {
    return { type: "link", url: href, ...named, children: phrasingOf(plainBlocks(children)) }
  }
  if (name === "img" && src !== undefined) return { type: "image", url: src, ...named, alt: alt ?? "" }
  return name === "br" ? { type: "break" } : undefined
}

/** Code with its caption; a diagram with its text alternative. */
function plainCode(node: Code): RootContent[] {
  const meta = parseCodeMeta(node.meta ?? "")
  const { title, alt } = meta
  const value = shownCode(node.value, meta, grammarName(node.lang ?? "", node.value))
  const code: Code = { type: "code", value, lang: meta.diff ? "diff" : (node.lang ?? null) }
  const isDiagram = node.lang === "mermaid"
  const caption = isDiagram ? [title, alt].filter((part) => part !== undefined).join(". ") : (title ?? "")
  if (caption === "") return [code]
  const words: PhrasingContent = isDiagram
    ? text(`Diagram: ${caption}`)
    : { type: "inlineCode", value: caption }
  return [{ type: "paragraph", children: [words] }, code]
}

function strong(children: readonly PhrasingContent[]): Block {
  return { type: "paragraph", children: [{ type: "strong", children: [...children] }] }
}

function text(value: string): PhrasingContent {
  return { type: "text", value }
}
