import type { Root } from "mdast"
import { mdxComponentNames, themeModules, type MdxComponentName } from "../../../shared/mdx-components"
import { bodyNames, statementsOf } from "./body-names"

/** The site's components by their names in an MDX body, without names that the body itself defines or imports. */
export function siteComponents(tree: Root): ReadonlyMap<string, MdxComponentName> {
  const declared = bodyNames(tree)
  const given = mdxComponentNames.filter((name) => !declared.includes(name))
  return new Map([...given.map((name) => [name, name] as const), ...themeImports(tree)])
}

function themeImports(tree: Root): [string, MdxComponentName][] {
  return statementsOf(tree).flatMap((statement) => {
    if (statement.type !== "ImportDeclaration") return []
    const module = String(statement.source.value)
    const component = mdxComponentNames.find((name) => module === `@theme/${name}` && module in themeModules)
    const local = statement.specifiers.find(({ type }) => type === "ImportDefaultSpecifier")?.local.name
    return component && local !== undefined ? [[local, component] as [string, MdxComponentName]] : []
  })
}
