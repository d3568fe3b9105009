import type * as Esbuild from "esbuild"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { allowedHtml } from "../../markdown/html/allowed-html"
import { browserNames, globalNames } from "../../markdown/mdx/global-names"
import { requireFromRoot } from "../../markdown/require-from-root"
import type { BodyCode } from "../../markdown/types"
import { inertValue } from "../../quickjs/inert-value"
import { runCode } from "../../quickjs/run-code"

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
  const { result = "{}", error } = await runCode(
    `"use strict"\n${preludeWith(given)}\ntry {\n${code}\n} catch (error) { __fail(error) }`,
    { name: "page", maxInterrupts },
  )
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

/** The state of a run, which the prelude writes to `__result`. */
interface RunState {
  /** Index of the current piece. */
  piece: number
  /** Whether the current piece, or a module, has used the inert value. */
  isDoubtful: boolean
  faults: { piece: number; message: string }[]
}

/** Attributes that run code or restyle a page, attributes with an address, and addresses that run code. */
const hasEffect = /^(?:on|dangerouslySetInnerHTML$|style$|srcDoc$)/i
const address = /^(?:href|to|src|xlinkHref)$/
const runsCode = /^[\0- ]*(?:(?:javascript|vbscript|livescript):|data:(?!image\/))/i

/**
 * Globals that code may use, and that the interpreter may lack. Globals of browsers are left out, because
 * they are also missing when pages are rendered.
 */
const names = [...globalNames].filter((name) => !browserNames.has(name) && name !== "arguments")

/**
 * Source that defines the inert value, the given names and those above, and the functions that run the
 * pieces. A component that the page declares is called when its element is created; other elements are plain
 * objects. As in the build, functions have no constructor, which would run text as code, and the objects that
 * all pages share are frozen.
 */
const preludeWith = (given: readonly string[]) => `
var __state = { piece: 0, isDoubtful: false, faults: [] }, __modulesAreDoubtful = false
var __save = () => { globalThis.__result = JSON.stringify(__state) }
var __use = () => { if (!__state.isDoubtful) { __state.isDoubtful = true; __save() } }
${inertValue}
var __denied = (message) => {
  __state.faults.push({ piece: __state.piece, message })
  __save()
  throw new TypeError(message)
}
for (const sample of [() => {}, async () => {}, function* () {}, async function* () {}])
  Object.defineProperty(Object.getPrototypeOf(sample), "constructor", {
    get: () => __denied('it reads the "constructor" of a function, which runs text as code'),
  })
for (const name of Object.getOwnPropertyNames(globalThis)) {
  const shared = globalThis[name]
  if (name.startsWith("__") || shared === globalThis) continue
  Object.freeze(shared)
  if (typeof shared === "function") Object.freeze(shared.prototype)
}
for (const name of ${JSON.stringify([...names, ...mdxComponentNames, "props", ...given])})
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: __inert, configurable: true, writable: true })
var module = { exports: {} }, exports = module.exports, require = () => __inert
var __Element = class {}
var __elements = new Set(${JSON.stringify(allowedHtml.tagNames)})
var __checkElement = (type, props) => {
  const isHtml = typeof type === "string"
  if (isHtml && !__elements.has(type)) __denied("it makes the element <" + type + ">")
  for (const [name, value] of Object.entries(props || {}))
    if (isHtml && ${hasEffect}.test(name)) __denied("it gives <" + type + "> the attribute " + JSON.stringify(name))
    else if (${address}.test(name) && typeof value === "string" && ${runsCode}.test(value.replace(/[\\t\\n\\r]/g, "")))
      __denied("it leads to " + JSON.stringify(value))
}
var __isClass = (type) => /^class\\b/.test(Function.prototype.toString.call(type))
var __element = (type, props, ...children) => {
  __checkElement(type, props)
  return typeof type !== "function" || type === __inert || __isClass(type)
    ? new __Element()
    : type({ ...props, ...(children.length > 0 ? { children } : {}) })
}
var __canBeShown = (value) =>
  value === __inert || value === null || typeof value !== "object" || value instanceof __Element ||
  (Array.isArray(value) ? value.every(__canBeShown) : typeof value[Symbol.iterator] === "function")
var __start = (piece) => {
  if (piece === 0) __state.isDoubtful = false
  __state.piece = piece
  __save()
}
var __endModules = () => { __modulesAreDoubtful = __state.isDoubtful }
var __fail = (error) => {
  const message = String(error && error.message || error)
  const isKnown = __state.faults.some((fault) => fault.piece === __state.piece && fault.message === message)
  if (!__state.isDoubtful && !isKnown) __state.faults.push({ piece: __state.piece, message })
  __save()
}
var __evaluate = (piece, value, isShown) => {
  __state.piece = piece
  __state.isDoubtful = __modulesAreDoubtful
  __save()
  try {
    if (!__canBeShown(value()) && isShown) throw new Error("__object")
  } catch (error) { __fail(error) }
}
__save()
`

/** The end of a sentence that tells an author why code failed. */
function reasonOf(message: string): string {
  const [, read] = /^cannot read property '(.+)' of (?:undefined|null)$/.exec(message) ?? []
  if (read !== undefined) return `it reads "${read}" from a value that does not exist`
  if (message === "__object") return "it is an object, which a page cannot show as text"
  if (message === "not a function") return "it calls a value that is not a function"
  if (message === "it runs for too long") return "it does not end"
  if (/stack overflow|call stack/i.test(message)) return "it calls itself without end"
  if (/^(?:'.+' is read-only|object is not extensible|could not delete property)$/.test(message))
    return "it changes what all pages share"
  return message.replace(/^'(.+)' is /, '"$1" is ').replace(/\.$/, "")
}
