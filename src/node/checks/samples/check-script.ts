import { parse, type ParserPlugin } from "@babel/parser"
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
    const reason = error.message.replace(/\.? \(\d+:\d+\)$/, "")
    return [
      syntaxFault(
        language.startsWith("t") ? "TypeScript" : "JavaScript",
        { line, column: column + 1 },
        reason,
      ),
    ]
  }
}

function isSyntaxError(error: unknown): error is SyntaxError & { loc: { line: number; column: number } } {
  return error instanceof SyntaxError && "loc" in error
}
