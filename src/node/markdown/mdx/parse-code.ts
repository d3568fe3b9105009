import { parse, type ParserOptions } from "@babel/parser"
import type { Program } from "estree"

/** Parses a module of JavaScript with JSX, or of TypeScript; `undefined` for code that does not parse. */
export function parseCode(source: string, isTypeScript = false): Program | undefined {
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
