import type { SyntaxFault } from "./call-fault"
import { readBrackets } from "./brackets"
import { contextFault } from "./context-fault"
import type { HclTree } from "./hcl-tree"
import { tokenMessages } from "./token-messages"

/** The message of a syntax error for which there is no better one. */
export const generalMessage =
  "The code cannot be read as HCL from here on. The code before and after was compared as far as possible."

/** The fault of the first syntax error of a tree that has one. */
export function tokenFault({ root, text, fault = { line: 1, column: 1 } }: HclTree): SyntaxFault {
  const lines = text.split("\n")
  const line = lines[fault.line - 1] ?? ""
  const before = line.slice(0, fault.column - 1)
  const rest = line.slice(fault.column - 1)
  for (const { token, after = /$/, startsBefore, message, fix } of tokenMessages) {
    const [found, sign = found] = token.exec(rest) ?? []
    const preceding = after.exec(before)
    if (sign === undefined || !preceding) continue
    const column = startsBefore ? preceding.index + 1 : fault.column
    return { line: fault.line, column, message: message(sign), fix: fix(sign) }
  }
  return (
    contextFault({ fault, lines, brackets: readBrackets(root, fault), before, rest }) ?? {
      ...fault,
      message: generalMessage,
      fix: "compare this line and the one before with HCL that works.",
    }
  )
}
