import type { Program } from "estree"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { mdxComponentNames } from "../../shared/mdx-components"
import { didYouMean } from "../report/suggest"
import { placeOf, report } from "./report"

/** Reports components of an MDX body that it neither imports nor defines, and that are none of the site's. */
export const remarkCheckComponents: Plugin<[], Root> = () => (tree, file) => {
  const known = [...mdxComponentNames, ...tree.children.flatMap(namesDefinedBy)]
  const visit = (node: Nodes): void => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const [name = ""] = (node.name ?? "").split(".")
      if (/^[A-Z]/.test(name) && !known.includes(name))
        report(file, {
          rule: "mdx-syntax",
          ...placeOf(node),
          message: `The component <${node.name}> is not imported.`,
          fix: didYouMean(name, known, `import it, or use one of ${mdxComponentNames.join(", ")}.`),
        })
    }
    if ("children" in node) node.children.forEach(visit)
  }
  visit(tree)
}

/** Names that a block of imports and exports brings in. */
function namesDefinedBy(node: Nodes): string[] {
  const program: Program | null | undefined = node.type === "mdxjsEsm" ? node.data?.estree : undefined
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name)
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return []
    if (statement.declaration.type !== "VariableDeclaration") return [statement.declaration.id.name]
    return statement.declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []))
  })
}
