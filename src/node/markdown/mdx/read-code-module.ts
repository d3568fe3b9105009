import { parse, type ParserOptions } from "@babel/parser"
import type { Program } from "estree"
import type { Root } from "mdast"
import type {} from "remark-mdx"
import { collectOutline } from "../outline"
import type { Outline } from "../types"
import { declaredNames } from "./free-names"
import { mdxFaults } from "./mdx-faults"

/** Whether a file is code or data that MDX can import. */
export function isCodeModule(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(file)
}

/** The names that a module of code exports; `undefined` if its code does not tell, as of one that exports all of another module. */
export function exportedNames(source: string, file: string): string[] | undefined {
  const program = parseModule(source, /\.[cm]?tsx?$/.test(file))
  const isModule = program?.body.some(({ type }) => /^(?:Im|Ex)port/.test(type))
  if (!program || !isModule || program.body.some(({ type }) => type === "ExportAllDeclaration"))
    return undefined
  return program.body.flatMap((statement) => {
    if (statement.type === "ExportDefaultDeclaration") return "default"
    if (statement.type !== "ExportNamedDeclaration") return []
    const named = statement.specifiers.map(({ exported }) =>
      exported.type === "Identifier" ? exported.name : String(exported.value),
    )
    return [
      ...named,
      ...(statement.declaration ? declaredNames({ ...program, body: [statement.declaration] }) : []),
    ]
  })
}

/**
 * The outline of a code module, as if it were the code of an MDX body: its imports, and its uses of forbidden
 * names. Its elements are not checked, because components may have handlers and styles.
 * @param file path of the module, whose extension says whether it is TypeScript
 */
export function outlineOfModule(source: string, file: string): Outline {
  const program = parseModule(source, /\.[cm]?tsx?$/.test(file))
  const tree: Root = {
    type: "root",
    children: program ? [{ type: "mdxjsEsm", value: source, data: { estree: program } }] : [],
  }
  const messages = mdxFaults(tree).filter(({ rule }) => rule === "mdx-syntax")
  return collectOutline(tree, source.split("\n"), messages)
}

/** `undefined` for code that does not parse. */
function parseModule(source: string, isTypeScript: boolean): Program | undefined {
  const plugins: ParserOptions["plugins"] = [
    "estree",
    "jsx",
    ...(isTypeScript ? (["typescript"] as const) : []),
  ]
  try {
    return parse(source, { sourceType: "module", plugins }).program as unknown as Program // the plugin "estree" creates this type
  } catch {
    return undefined
  }
}
