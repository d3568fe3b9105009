import type * as Esbuild from "esbuild"
import { awaitName } from "../../markdown/mdx/body-code"
import { requireFromRoot } from "../../markdown/require-from-root"
import type { BodyCode } from "../../markdown/types"
import { runCode } from "../../quickjs/run-code"
import { preludeWith, type RunState } from "./body-prelude"

/** A piece of code that fails when its page is rendered. */
interface CodeFault {
  /** Index of the piece in the list of all modules, followed by all values. */
  piece: number
  /** The end of the sentence "The code … fails when the page is rendered: ". */
  reason: string
}

/** Number of interrupts after which code counts as endless. */
const maxInterrupts = 1000

/**
 * Evaluates the code of an MDX body as rendering does, and returns the pieces that fail. Imported modules,
 * given names, properties of the page and globals that the interpreter lacks are replaced by an inert value:
 * calling it, reading its properties and iterating over it have no effect. A failure after a use of this
 * value is not returned, because it may not occur with the real value. Forbidden names and elements that are
 * only known at run time are always returned.
 */
export async function runBodyCode({ modules, values, given }: BodyCode): Promise<CodeFault[]> {
  const source = [
    ...modules.map(({ code }, index) => `__start(${index});\n${code}\n`),
    "__endModules();",
    ...values.map(
      ({ code, isShown }, index) => `__evaluate(${modules.length + index}, () => (${code}\n), ${isShown});`,
    ),
  ].join("\n")
  const code = await compile(source)
  if (code === undefined) return []
  const run = `try {\n${code.replaceAll(`${awaitName}(`, "await (")}\n} catch (error) { __fail(error) }`
  const whole = code.includes(`${awaitName}(`) ? `;(async () => {\n${run}\n})().catch(__fail)` : run
  const { result = "{}", error } = await runCode(`"use strict"\n${preludeWith(given)}\n${whole}`, {
    name: "page",
    maxInterrupts,
  })
  const { piece, isDoubtful, faults } = JSON.parse(result) as RunState // as the prelude writes it
  const ended = error === undefined || isDoubtful ? [] : [{ piece, message: error }]
  return [...faults, ...ended].map(({ piece, message }) => ({ piece, reason: reasonOf(message) }))
}

/** Compiles JSX; `undefined` for code that only MDX can compile. */
async function compile(source: string): Promise<string | undefined> {
  const { transform } = requireFromRoot("esbuild") as typeof Esbuild // loaded only if a page has code
  try {
    const { code } = await transform(source, {
      loader: "jsx",
      format: "cjs",
      jsx: "transform",
      jsxFactory: "__element",
      jsxFragment: "__inert",
      target: "es2022",
      tsconfigRaw: "{}",
      logLevel: "silent", // errors are thrown instead
    })
    return code
  } catch {
    return undefined // the parser of MDX has reported errors of syntax
  }
}

/** The end of a sentence that tells an author why code failed. */
function reasonOf(message: string): string {
  const [, read] = /^cannot read property '(.+)' of (?:undefined|null)$/.exec(message) ?? []
  if (read !== undefined) return `it reads "${read}" from a value that does not exist`
  if (message === "__object") return "it is an object, which a page cannot show as text"
  if (message === "__promise") return "it is an async function, whose result pages do not wait for"
  if (message === "not a function") return "it calls a value that is not a function"
  if (message === "it runs for too long" || message === "interrupted") return "it does not end"
  if (/stack overflow|call stack/i.test(message)) return "it calls itself without end"
  if (/^(?:'.+' is read-only|object is not extensible|could not delete property)$/.test(message))
    return "it changes what all pages share"
  return message.replace(/^'(.+)' is /, '"$1" is ').replace(/\.$/, "")
}
