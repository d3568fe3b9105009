import { parse, type ParserPlugin } from "@babel/parser"
import { misspelledKeyword } from "../../markdown/text/misspelled-keyword"
import { syntaxFault, type SampleFault } from "./sample"

const plugins: Record<string, ParserPlugin[]> = {
  javascript: ["jsx"],
  jsx: ["jsx"],
  typescript: ["typescript"],
  tsx: ["typescript", "jsx"],
}

/** The syntax errors of JavaScript or TypeScript: a module, a script, or statements of a function body. */
export function scriptFaults(code: string, language: string): SampleFault[] {
  try {
    parse(code, {
      sourceType: "unambiguous",
      plugins: plugins[language] ?? [],
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    })
    return []
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    const { line, column } = error.loc
    const isAtEnd = error.pos >= code.trimEnd().length
    const reason = isAtEnd
      ? "it ends too early, because a bracket, a brace or a value is missing"
      : (misspelledKeyword(code.split("\n")[line - 1] ?? "", column + 1) ??
        error.message.replace(/\.? \(\d+:\d+\)$/, ""))
    return [
      syntaxFault(
        language.startsWith("t") ? "TypeScript" : "JavaScript",
        { line, column: column + 1 },
        reason,
      ),
    ]
  }
}

function isSyntaxError(
  error: unknown,
): error is SyntaxError & { loc: { line: number; column: number }; pos: number } {
  return error instanceof SyntaxError && "loc" in error && "pos" in error
}
