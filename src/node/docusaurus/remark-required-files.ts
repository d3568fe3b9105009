import type { ImportDeclaration, Node } from "estree"
import { SKIP, visit } from "estree-util-visit"
import type { Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { moduleOfRequire } from "../markdown/mdx/jsx-attributes"
import { programsOf } from "../markdown/mdx/jsx-tags"

/**
 * Replaces `require("./a.png").default` in the code of an MDX body by an import, because code of a page has no `require`. Attributes
 * that consist of such a call are not changed: other plugins read them.
 */
export const remarkRequiredFiles: Plugin<[], Root> = () => (tree) => {
  const imports: ImportDeclaration[] = []
  for (const program of programsOf(tree))
    visit(program, (node, key, index, ancestors) => {
      const module = moduleOfRequire(node)
      const parent = ancestors.at(-1) as (Node & Record<string, unknown>) | undefined // `key` is one of its fields
      if (!module || !parent || key === undefined) return undefined
      const name = `required${imports.length + 1}`
      imports.push(importOf(name, module.url, node))
      const place = parent[key]
      const value = { type: "Identifier" as const, name, loc: node.loc }
      if (Array.isArray(place) && typeof index === "number") place[index] = value
      else parent[key] = value
      return SKIP
    })
  if (imports.length === 0) return
  tree.children.unshift({
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: imports, comments: [] } },
  })
}

/** `import name from "module"` */
function importOf(name: string, module: string, { loc }: Node): ImportDeclaration {
  return {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name } }],
    source: { type: "Literal", value: module, raw: JSON.stringify(module), loc },
    attributes: [],
    loc,
  }
}
