import type { SyntaxFault } from "./call-fault"
import { readBrackets } from "./brackets"
import { argumentStart, contextFault } from "./context-fault"
import type { HclTree } from "./hcl-tree"

/** A message about a token that cannot follow what is before it. */
interface TokenMessage {
  /** Matches the text from the token to the end of its line. */
  token: RegExp
  /** Matches the text before the token on its line; default: any. */
  after?: RegExp
  /** @param token the first matched group, or else the whole match */
  message: (token: string) => string
  fix: (token: string) => string
}

const tokenMessages: readonly TokenMessage[] = [
  {
    token: /^([,;])\s*(?:(?:#|\/\/).*)?$/,
    message: (sign) => `An argument ends with its line, and not with "${sign}".`,
    fix: (sign) => `delete the \`${sign}\`.`,
  },
  {
    token: /^=/,
    after: /^\s*(?:[\w-]+|"[^"]*")\s*=$/,
    message: () => 'An argument is set with one "=".',
    fix: () => "write `=`.",
  },
  {
    token: /^:/,
    after: argumentStart,
    message: () => 'An argument is set with "=", not with ":".',
    fix: () => "write `=`.",
  },
  {
    token: /^<[^<>=\s][^<>]*>/,
    message: (placeholder) => `"${placeholder}" is a placeholder.`,
    fix: () => "write your own value in its place.",
  },
  {
    token: /^(?:\.\.\.|…)/,
    message: (dots) => `"${dots}" stands for code that was left out.`,
    fix: () => "delete it, or write the code.",
  },
]

/** The message of a syntax error for which there is no better one. */
export const generalMessage =
  "The code cannot be read as HCL from here on. What stands before and after was compared as far as possible."

/** The fault of the first syntax error of a tree that has one. */
export function tokenFault({ root, text, fault = { line: 1, column: 1 } }: HclTree): SyntaxFault {
  const lines = text.split("\n")
  const line = lines[fault.line - 1] ?? ""
  const before = line.slice(0, fault.column - 1)
  const rest = line.slice(fault.column - 1)
  for (const { token, after, message, fix } of tokenMessages) {
    const found = token.exec(rest)
    if (!found || (after && !after.test(before))) continue
    const sign = found[1] ?? found[0]
    return { ...fault, message: message(sign), fix: fix(sign) }
  }
  return (
    contextFault({ fault, lines, brackets: readBrackets(root, fault), before, rest }) ?? {
      ...fault,
      message: generalMessage,
      fix: "compare this line and the one before with HCL that works.",
    }
  )
}
