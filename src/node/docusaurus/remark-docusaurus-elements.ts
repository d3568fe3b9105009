import type { Nodes, Parents, Root } from "mdast"
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { importedNames } from "../markdown/mdx/body-names"
import { codeFileKey, rawFile } from "../content/files/code-file"
import { expressionOf, isJsx, type JsxElement } from "../markdown/mdx/jsx-attributes"
import type { WithParts } from "../markdown/plugin-options"
import { codeBlockOf, type RawTexts } from "./code-block"
import { pageListOf } from "./page-list"
import { inlineContentsOf } from "./remark-inline-contents"

/** @param tree the body with the element */
type Replacement = (element: JsxElement, texts: RawTexts, tree: Root) => Nodes[] | undefined

/** Elements that replace components of Docusaurus with a counterpart in Markdown or HTML. */
const replacements: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ["@docusaurus/Link", (element) => [renamed(element, "a", { to: "href" })]],
  ["@docusaurus/Translate", ({ children }) => [...children]],
  ["@docusaurus/Head", () => []],
  ["@theme/IdealImage", (element) => [renamed(element, "img", { img: "src" })]],
  ["@theme/CodeBlock", codeBlockOf],
  ["@theme/DocCardList", (element, _, tree) => pageListOf(element, tree)],
  ["@theme/TOCInline", inlineContentsOf],
])

/** Modules whose exports this plugin replaces. */
export const replacedModules: ReadonlySet<string> = new Set([
  ...replacements.keys(),
  "@docusaurus/useBaseUrl",
])

/** Converts links, images and code blocks of Docusaurus components to their Markdown nodes, so that all are treated alike. */
export const remarkDocusaurusElements: Plugin<[WithParts], Root> = function ({ partsOf, nameOf }) {
  return (tree, file) =>
    replaceElements(tree, (address) => {
      const found = partsOf(file).codeFiles?.get(codeFileKey(nameOf(file), address))
      return found && "text" in found ? found.text : undefined
    })
}

/** @param textOf the text of a file, by its address in an import */
function replaceElements(tree: Root, textOf: (address: string) => string | undefined): void {
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
    for (const attribute of node.attributes)
      if (attribute.type === "mdxJsxAttribute") replaceBaseUrl(attribute, modules)
    const replace = replacements.get(modules.get(node.name ?? "") ?? "")
    const nodes = replace?.(node, texts, tree)
    if (!nodes || !parent || index === undefined) return undefined
    ;(parent as Parents).children.splice(index, 1, ...(nodes as Parents["children"])) // the nodes can replace the element
    return [SKIP, index + (nodes[0] && isJsx(nodes[0]) ? 1 : 0)]
  })
}

function renamed(element: JsxElement, name: string, names: Readonly<Record<string, string>>): JsxElement {
  element.name = name
  for (const attribute of element.attributes)
    if (attribute.type === "mdxJsxAttribute") attribute.name = names[attribute.name] ?? attribute.name
  return element
}

/** Replaces `useBaseUrl("/img/a.png")` by its argument: rendering adds the site's prefix to all addresses. */
function replaceBaseUrl(attribute: MdxJsxAttribute, modules: ReadonlyMap<string, string>): void {
  const expression = expressionOf(attribute)
  if (expression?.type !== "CallExpression" || expression.callee.type !== "Identifier") return
  const [address] = expression.arguments
  if (modules.get(expression.callee.name) !== "@docusaurus/useBaseUrl" || address?.type !== "Literal") return
  attribute.value = `/${String(address.value).replace(/^\//, "")}`
}
