import type { Root } from "mdast"
import type {} from "remark-mdx"
import { collectOutline } from "../outline"
import type { Outline } from "../types"
import { exportedNames } from "./exported-names"
import { mdxFaults } from "./mdx-faults"
import { parseCode } from "./parse-code"

/** Whether a file is code or data that MDX can import. */
export function isCodeModule(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(file)
}

/**
 * The outline of a code module, as if it were the code of an MDX body: its imports and exports, and its uses of
 * forbidden names. Its elements are not checked, because components may have handlers and styles.
 * @param file path of the module, whose extension says whether it is TypeScript
 */
export function outlineOfModule(source: string, file: string): Outline {
  const program = parseCode(source, /\.[cm]?tsx?$/.test(file))
  const tree: Root = {
    type: "root",
    children: program ? [{ type: "mdxjsEsm", value: source, data: { estree: program } }] : [],
  }
  const messages = mdxFaults(tree).filter(({ rule }) => rule === "mdx-syntax")
  const outline = collectOutline(tree, { lines: source.split("\n") }, messages)
  const statements = program?.body ?? []
  const isModule = statements.some(({ type }) => /^(?:Im|Ex)port/.test(type))
  const exports = isModule ? exportedNames(statements) : undefined
  return exports ? { ...outline, exports } : outline
}
