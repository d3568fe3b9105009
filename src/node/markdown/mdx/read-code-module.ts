import { parse, type ParserOptions } from "@babel/parser"
import type { Program } from "estree"
import type { Root } from "mdast"
import type {} from "remark-mdx"
import { collectOutline } from "../outline"
import type { Outline } from "../types"
import { mdxFaults } from "./mdx-faults"

/** Whether a file is code that MDX can import. */
export function isCodeModule(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file)
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

/** `undefined` for code that does not parse, which webpack reports. */
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
