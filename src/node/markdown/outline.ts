import type { Program } from "estree"
import type { ImageReference, Link, LinkReference, Nodes, Root, Table } from "mdast"
import type { Heading } from "../../shared/navigation"
import { isExternal } from "../../shared/paths"
import type { SourcePosition } from "../../shared/source-position"
import { clicksOf } from "../diagrams/clicks"
import { shownChildren } from "./mdx/shown-children"
import { AnchorIds } from "./anchor-ids"
import { shownCode } from "./code/code-lines"
import { parseCodeMeta } from "./code/code-meta"
import { grammarName } from "./code/languages"
import { frameOf, type Frame } from "./html/embedded-frame"
import { htmlTags, htmlText } from "./html/html-tags"
import {
  attributeText,
  isJsx,
  requiredModule,
  shownAttributeText,
  type JsxElement,
} from "./mdx/jsx-attributes"
import { isPrinted, quotedMessage } from "./code/printed-messages"
import { countWords } from "./text/count-words"
import { plainText } from "./text/plain-text"
import { isLabel } from "./directives/directive-label"
import { cutText } from "./text/cut-text"
import { inOrder, positionOf } from "./report"
import { replacedIn } from "../content/settings/variables"
import { positionInValue, type SourceText } from "./source-lines"
import type { BodyMessage, CodeFence, Outline, TextSection } from "./types"

const excerptLength = 160
/** Share of the text of links to pages above which a section counts as a list of links. */
const linkShare = 0.6

/** JSX attributes with visible text. */
const shownAttributes: ReadonlySet<string> = new Set(["title", "label", "name", "summary"])

/**
 * Collects an outline from a parsed body.
 * @param source the file's text
 */
export function collectOutline(tree: Root, source: SourceText, messages: BodyMessage[]): Outline {
  const collector = collectedFrom(tree, source)
  return {
    headings: collector.sections.flatMap(({ heading, line }) =>
      heading ? [{ ...heading, ...(line === undefined ? {} : { line }) }] : [],
    ),
    anchors: collector.anchors.all,
    links: collector.links,
    images: collector.images,
    ...(collector.frames.length > 0 ? { frames: collector.frames } : {}),
    ...(collector.listsPages ? { listsPages: true } : {}),
    imports: collector.imports,
    fences: collector.fences,
    sections: collector.sections.map(({ heading, blocks, printed }, index): TextSection => {
      const text = blocks.filter((block) => block !== "").join("\n")
      const linked = collector.links
        .filter(({ section, url }) => section === index && !isExternal(url))
        .reduce((sum, link) => sum + (link.text ?? "").length, 0)
      return {
        ...(heading ? { heading } : {}),
        text,
        ...(printed.length > 0 ? { messages: printed } : {}),
        ...(linked > linkShare * text.length ? { onlyLinks: true } : {}),
      }
    }),
    prose: collector.sections.map(({ prose }) => prose),
    excerpt: excerptOf(tree),
    words: collector.words,
    messages: inOrder([...messages, ...collector.anchors.messages]),
  }
}

function collectedFrom(tree: Root, source: SourceText): Collector {
  const collector = new Collector(tree, source)
  collector.visitAll(tree.children)
  return collector
}

interface CollectedSection {
  heading?: Heading
  /** Line of the heading in the file; missing for a heading of a partial. */
  line?: number
  blocks: string[]
  prose: string[]
  printed: string[]
}

const emptySection = (): CollectedSection => ({ blocks: [], prose: [], printed: [] })

/** The address that a definition gives to references, and its position. */
interface Definition {
  url: string
  at: SourcePosition
}

class Collector {
  readonly anchors = new AnchorIds()
  readonly links: Outline["links"] = []
  readonly images: Outline["images"] = []
  readonly frames: Frame[] = []
  readonly imports: Outline["imports"] = []
  readonly fences: Outline["fences"] = []
  readonly sections: CollectedSection[] = [emptySection()]
  words = 0
  listsPages: boolean
  private readonly definitions = new Map<string, Definition>()
  private readonly headingIds = new Set<string>()
  /** Whether the text of the visited nodes has been added already. */
  private hasShownText = false
  /** The texts of imported files that have been added. */
  private readonly partials = new Set<Root>()

  constructor(
    tree: Root,
    private readonly source: SourceText,
  ) {
    this.listsPages = tree.data?.listsPages ?? false
    this.define(tree)
  }

  visitAll(nodes: readonly Nodes[]): void {
    for (const node of nodes) this.visit(node)
  }

  private visit(node: Nodes): void {
    switch (node.type) {
      case "heading":
        this.visitHeading(node)
        return
      case "paragraph":
        this.addProse(plainText(node))
        break
      case "code":
        this.visitCode(node)
        return
      case "inlineCode":
        this.addPrinted(quotedMessage(node.value))
        return
      case "table":
        this.visitTable(node)
        break
      case "html":
        this.addProse(htmlText(node.value))
        this.visitHtml(node.value, positionOf(node))
        return
      case "link":
        this.addLink(node.url, positionOf(node), shownText(node))
        this.addFrame(node)
        break
      case "linkReference":
        this.addLink(this.defined(node).url, positionOf(node), shownText(node), this.defined(node).at)
        break
      case "image":
      case "imageReference": {
        const url = node.type === "image" ? node.url : this.defined(node).url
        this.images.push({ url, alt: node.alt ?? "", ...positionOf(node) })
        return
      }
      case "containerDirective":
        if (node.attributes?.id) this.anchors.add(node.attributes.id, positionOf(node))
        if (node.attributes?.label && !node.children.some(isLabel)) this.addProse(node.attributes.label)
        break
      case "mdxjsEsm":
        this.visitModule(node)
        return
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        if (!node.data?.partial) {
          this.visitJsx(node)
          break
        }
        this.visitPartial(node.data.partial)
        this.visitContentOfPartial(node.children)
        return
    }
    if ("children" in node) this.visitAll(node.children)
  }

  private addFrame(link: Link): void {
    const frame = frameOf(link)
    if (frame) this.frames.push({ ...frame, ...positionOf(link) })
  }

  private visitModule(node: Nodes & { type: "mdxjsEsm" }): void {
    for (const statement of node.data?.estree?.body ?? []) {
      const source = "source" in statement ? statement.source?.value : undefined
      if (typeof source !== "string") continue
      this.addImport(source, statement.loc?.start, namesFrom(statement))
    }
  }

  private visitHeading(node: Nodes & { type: "heading" }): void {
    const text = plainText(node).trim()
    const id = node.data?.id
    if (id !== undefined) {
      const position = positionOf(node)
      this.anchors.add(id, position)
      if (!this.hasShownText)
        this.sections.push({
          ...emptySection(),
          heading: { id, text, level: node.depth },
          line: position.line,
        })
    }
    this.addWords(text)
    this.visitAll(node.children)
  }

  private visitCode(node: Nodes & { type: "code" }): void {
    const position = positionOf(node)
    const meta = node.meta ?? ""
    const options = parseCodeMeta(meta)
    const { alt, title } = options
    if (node.lang === "mermaid") {
      this.addBlock([title, alt].filter(Boolean).join("\n"))
      for (const { href, line } of clicksOf(node.value)) {
        this.addLink(href, { line: position.line + 1 + line, column: position.column })
      }
    } else this.addBlock(shownCode(node.value, options, grammarName(node.lang ?? "", node.value)))
    if (isPrinted(node.lang ?? "", title)) this.addPrinted(node.value)

    const isFenced = /^[`~]/.test((this.source.lines[position.line - 1] ?? "").slice(position.column - 1))
    if (!isFenced) return
    this.fences.push({
      language: node.lang ?? "",
      meta,
      value: node.value,
      valueLine: position.line + 1,
      ...position,
      ...(node.data?.source ? { source: node.data.source } : this.replacedIn(node.value, position)),
    })
  }

  /** The variables in the lines of a fence. */
  private replacedIn(value: string, fence: SourcePosition): Pick<CodeFence, "replaced"> {
    const { lines, variables } = this.source
    const replaced = lines
      .slice(fence.line, fence.line + value.split("\n").length)
      .map((line) => replacedIn(line.slice(fence.column - 1), variables))
    return replaced.some(({ length }) => length > 0) ? { replaced } : {}
  }

  private visitTable(table: Table): void {
    for (const row of table.children) {
      const cells = row.children.map(shownText).filter((cell) => cell !== "")
      for (const cell of cells) this.addWords(cell)
      this.sections.at(-1)?.prose.push(...cells)
      this.addBlock(cells.join(" | "))
    }
  }

  private visitHtml(html: string, start: SourcePosition): void {
    for (const { name, offset, attributes } of htmlTags(html)) {
      const position = positionInValue(this.source, start, html, offset)
      const value = (key: string) => attributes.find((attribute) => attribute.name === key)?.value
      this.addElement(name, position, value)
    }
  }

  private visitJsx(node: JsxElement): void {
    const attributes = node.attributes.filter((attribute) => attribute.type === "mdxJsxAttribute")
    const value = (key: string) => {
      const attribute = attributes.find(({ name }) => name === key)
      return attribute && attributeText(attribute)
    }
    const text = shownText(node)
    this.addElement(node.name ?? "", positionOf(node), value, text)
    const to = value("to")
    if (to !== undefined) this.addLink(to, positionOf(node), text)
    for (const attribute of attributes) {
      const required = requiredModule(attribute)
      if (required) this.addImport(required.url, required.start)
    }
    if (node.type === "mdxJsxFlowElement") {
      for (const attribute of attributes)
        if (shownAttributes.has(attribute.name)) this.addProse(shownAttributeText(attribute) ?? "")
    }
  }

  /**
   * Adds headings and text of an imported file. Its links, images, ids and fences are checked in that file; its prose is left
   * out, because several pages can show it.
   */
  private visitPartial(tree: Root): void {
    if (this.hasShownText || this.partials.has(tree)) return
    this.partials.add(tree)
    const { sections, words, listsPages } = collectedFrom(tree, { lines: [] })
    this.listsPages ||= listsPages
    for (const { heading, blocks, printed } of sections) {
      // A link can only lead to the first heading with an id, and a search record needs an id of its own.
      if (heading && !this.headingIds.has(heading.id)) {
        this.headingIds.add(heading.id)
        this.sections.push({ ...emptySection(), heading })
      } else if (heading) this.addBlock(heading.text)
      for (const block of blocks) this.addBlock(block)
      for (const message of printed) this.addPrinted(message)
    }
    this.words += words
  }

  /** Adds everything but the text, which is part of the imported file's text if that file shows it. */
  private visitContentOfPartial(nodes: readonly Nodes[]): void {
    const { hasShownText } = this
    this.hasShownText = true
    this.visitAll(nodes)
    this.hasShownText = hasShownText
  }

  /**
   * Anchors, links and images of an HTML or JSX element.
   * @param text its visible text, if it is parsed
   */
  private addElement(
    name: string,
    position: SourcePosition,
    value: (attribute: string) => string | undefined,
    text?: string,
  ): void {
    const id = value("id")
    const anchor = id ?? (name === "a" ? value("name") : undefined)
    if (id && name !== "a" && isHtmlName(name)) this.anchors.add(id, position)
    else if (anchor) this.anchors.addName(anchor)
    const href = value("href")
    if (href !== undefined) this.addLink(href, position, text)
    const poster = name === "video" ? value("poster") : undefined
    if (poster !== undefined) this.addLink(poster, position)
    const src = value("src")
    if (src === undefined) return
    if (name === "img") this.images.push({ url: src, alt: value("alt") ?? "", ...position })
    else this.addLink(src, position)
  }

  private addProse(text: string): void {
    const line = onOneLine(text)
    this.addWords(line)
    if (line !== "") this.sections.at(-1)?.prose.push(line)
    this.addBlock(line)
  }

  private addLink(url: string, position: SourcePosition, text?: string, definedAt?: SourcePosition): void {
    const shown = text === undefined || text === "" ? {} : { text }
    const defined = definedAt === undefined ? {} : { definedAt }
    this.links.push({ url, ...shown, section: this.sections.length - 1, ...position, ...defined })
  }

  /** @param start with a 0-based column */
  private addImport(
    url: string,
    start: SourcePosition = { line: 1, column: 0 },
    names: readonly string[] = [],
  ): void {
    const isOfFile = names.length > 0 && /^(?:\.{1,2}|@site)\//.test(url)
    this.imports.push({
      url,
      line: start.line,
      column: start.column + 1,
      ...(isOfFile ? { names: [...names] } : {}),
    })
  }

  private addPrinted(message: string | undefined): void {
    if (message !== undefined && !this.hasShownText) this.sections.at(-1)?.printed.push(message)
  }

  private addBlock(text: string): void {
    if (!this.hasShownText) this.sections.at(-1)?.blocks.push(text)
  }

  private addWords(text: string): void {
    if (!this.hasShownText) this.words += countWords(text)
  }

  /** The definition of a reference. Its address is empty if there is none. */
  private defined({ identifier }: LinkReference | ImageReference): Partial<Definition> & { url: string } {
    return this.definitions.get(identifier) ?? { url: "" }
  }

  private define(node: Nodes): void {
    if (node.type === "definition" && !this.definitions.has(node.identifier)) {
      this.definitions.set(node.identifier, { url: node.url, at: positionOf(node) })
    }
    if (node.type === "heading" && node.data?.id !== undefined) this.headingIds.add(node.data.id)
    // Headings in an element of an imported file are added with the text of that file.
    const isOfPartial = isJsx(node) && node.data?.partial
    if ("children" in node && !isOfPartial) for (const child of node.children) this.define(child)
  }
}

/** The text of a node on one line. */
function shownText(node: Nodes): string {
  return onOneLine(plainText(node))
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Whether an element is HTML, not a component. */
function isHtmlName(name: string): boolean {
  return /^[a-z][^.]*$/.test(name)
}

/** The first top-level paragraph, else the first paragraph. */
function excerptOf(tree: Root): string {
  const paragraph = tree.children.find((node) => node.type === "paragraph" && plainText(node).trim() !== "")
  const shown = paragraph ?? firstParagraph(tree)
  return shown ? cutText(shownText(shown), excerptLength) : ""
}

function firstParagraph(node: Nodes): Nodes | undefined {
  if (node.type === "paragraph" && !isLabel(node)) return node
  if (!("children" in node)) return undefined
  for (const child of shownChildren(node)) {
    const found = firstParagraph(child)
    if (found) return found
  }
  return undefined
}

/** The names that a statement takes from the exports of another module. */
function namesFrom(statement: Program["body"][number]): string[] {
  if (statement.type !== "ImportDeclaration" && statement.type !== "ExportNamedDeclaration") return []
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportNamespaceSpecifier") return []
    if (specifier.type === "ImportDefaultSpecifier") return "default"
    const taken = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local
    return taken.type === "Identifier" ? taken.name : String(taken.value)
  })
}
