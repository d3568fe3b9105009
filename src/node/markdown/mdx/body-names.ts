import type { Program } from "estree"
import type { Root } from "mdast"
import type {} from "remark-mdx"
import { declaredNames } from "./free-names"

/** The statements of all imports and exports of an MDX body. */
export function statementsOf(tree: Root): Program["body"] {
  return tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : []))
}

/** Names that the imports and exports of an MDX body declare. */
export function bodyNames(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined
    return program ? declaredNames(program) : []
  })
}

/** The modules from which an MDX body imports its names. */
export function importedNames(tree: Root): ReadonlyMap<string, string> {
  return new Map(
    statementsOf(tree).flatMap((statement) =>
      statement.type === "ImportDeclaration"
        ? statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const)
        : [],
    ),
  )
}
