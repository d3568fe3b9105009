import type { Expression, ObjectExpression, Program } from "estree"
import type { Nodes, Parents, Root } from "mdast"
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import type { VFile } from "vfile"
import { importedNames } from "../markdown/mdx/body-names"
import { codeFileKey, rawFile } from "../content/files/code-file"
import {
  attributeOf,
  expressionOf,
  isJsx,
  literalText,
  requiredModule,
  type JsxElement,
} from "../markdown/mdx/jsx-attributes"
import { contentFileOf, partsOf } from "../markdown/file-data"
import { positionOf, report } from "../markdown/report"
import { codeBlockOf, type RawTexts } from "./code-block"
import { pageListOf } from "./page-list"
import { inlineContentsOf } from "./remark-inline-contents"

/** @param tree the body with the element */
type Replacement = (element: JsxElement, texts: RawTexts, tree: Root, file: VFile) => Nodes[] | undefined

/** Elements that replace components of Docusaurus with a counterpart in Markdown or HTML. */
const replacements: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ["@docusaurus/Link", (element) => [renamed(element, "a", { to: "href" })]],
  ["@docusaurus/Translate", ({ children }) => [...children]],
  ["@docusaurus/Head", () => []],
  ["@theme/IdealImage", idealImage],
  ["@theme/ThemedImage", themedImage],
  ["@theme/CodeBlock", codeBlockOf],
  ["@theme/DocCardList", (element, _, tree) => pageListOf(element, tree)],
  ["@theme/TOCInline", inlineContentsOf],
])

/** Converts links, images and code blocks of Docusaurus components to their Markdown nodes, so that all are treated alike. */
export const remarkDocusaurusElements: Plugin<[], Root> = () => (tree, file) =>
  replaceElements(tree, file, (address) => {
    const found = partsOf(file).codeFiles?.get(codeFileKey(contentFileOf(file), address))
    return found && "text" in found ? found.text : undefined
  })

/** @param textOf the text of a file, by its address in an import */
function replaceElements(tree: Root, file: VFile, textOf: (address: string) => string | undefined): void {
  const modules = importedNames(tree)
  if (modules.size === 0) return
  const texts = new Map(
    [...modules].flatMap(([name, module]) => {
      const address = rawFile(module)
      const text = address === undefined ? undefined : textOf(address)
      return text === undefined ? [] : [[name, text] as const]
    }),
  )
  visit(tree, (node, index, parent) => {
    if (!isJsx(node)) return undefined
    const replace = replacements.get(modules.get(node.name ?? "") ?? "")
    const nodes = replace?.(node, texts, tree, file)
    for (const attribute of node.attributes)
      if (attribute.type === "mdxJsxAttribute") replaceBaseUrl(attribute, modules)
    if (!nodes || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...(nodes as Parents["children"])) // the nodes can replace the element
    return [SKIP, index + (nodes[0] && isJsx(nodes[0]) ? 1 : 0)]
  })
}

function renamed(element: JsxElement, name: string, names: Readonly<Record<string, string>>): JsxElement {
  element.name = name
  for (const attribute of element.attributes)
    if (attribute.type === "mdxJsxAttribute") attribute.name = names[attribute.name] ?? attribute.name
  return element
}

/** The image of `<IdealImage>`, whose file is imported or required as a module. */
function idealImage(element: JsxElement): Nodes[] {
  const source = attributeOf(element, "img")
  const file = source && requiredModule(source)
  if (file) source.value = file.url
  return [renamed(element, "img", { img: "src" })]
}

/** The image of `<ThemedImage>` for light mode, because this site's pages have one image for both modes. */
function themedImage(element: JsxElement, _: RawTexts, __: Root, file: VFile): Nodes[] | undefined {
  const sources = attributeOf(element, "sources")
  const expression = sources && expressionOf(sources)
  const light = expression?.type === "ObjectExpression" ? valueOf(expression, "light") : undefined
  if (!sources || !light) return undefined
  report(file, {
    rule: "left-out",
    ...positionOf(element),
    message: "The image of <ThemedImage> for dark mode is left out: pages show that for light mode.",
    fix: "use an image that can be seen in both modes.",
  })
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression: light }],
    comments: [],
  }
  sources.value = { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } }
  return [renamed(element, "img", { sources: "src" })]
}

function valueOf({ properties }: ObjectExpression, key: string): Expression | undefined {
  for (const property of properties) {
    if (property.type !== "Property" || property.computed) continue
    const name = property.key.type === "Identifier" ? property.key.name : literalText(property.key)
    if (name === key) return property.value as Expression // not a pattern, because this is not an assignment
  }
  return undefined
}

/** Replaces `useBaseUrl("/img/a.png")` by its argument: rendering adds the site's prefix to all addresses. */
function replaceBaseUrl(attribute: MdxJsxAttribute, modules: ReadonlyMap<string, string>): void {
  const expression = expressionOf(attribute)
  if (expression?.type !== "CallExpression" || expression.callee.type !== "Identifier") return
  const [address] = expression.arguments
  if (modules.get(expression.callee.name) !== "@docusaurus/useBaseUrl" || address?.type !== "Literal") return
  attribute.value = `/${String(address.value).replace(/^\//, "")}`
}
