import { mdxComponentNames } from "../../../shared/mdx-components"
import { allowedHtml } from "../../markdown/html/allowed-html"
import { browserNames, globalNames } from "../../markdown/mdx/global-names"
import { inertValue } from "../../quickjs/inert-value"

/** The state of a run, which the prelude writes to `__result`. */
export interface RunState {
  /** Index of the current piece. */
  piece: number
  /** Whether the current piece, or a module, has used the inert value. */
  isDoubtful: boolean
  faults: { piece: number; message: string }[]
}

/** Source that runs before the code of a body: it defines the names that the code may use, and the functions that run its pieces. */
export function preludeWith(given: readonly string[]): string {
  return [runState, inertValue, frozenObjects, inertNames(given), react, elements, pieces].join("")
}

/** The state, with functions that record a use of the inert value and each forbidden access. */
const runState = `
var __state = { piece: 0, isDoubtful: false, faults: [] }, __modulesAreDoubtful = false
var __save = () => { globalThis.__result = JSON.stringify(__state) }
var __use = () => { if (!__state.isDoubtful) { __state.isDoubtful = true; __save() } }
var __denied = (message) => {
  __state.faults.push({ piece: __state.piece, message })
  __save()
  throw new TypeError(message)
}
`

/**
 * As in the build, functions have no constructor, which would run text as code, and the objects that all pages share are
 * frozen.
 */
const frozenObjects = `
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
`

/**
 * Globals that code may use, and that the interpreter may lack. Globals of browsers are left out, because
 * they are also missing when pages are rendered.
 */
const interpreterNames = [...globalNames].filter((name) => !browserNames.has(name) && name !== "arguments")

/** Gives the names that the interpreter lacks the inert value. */
function inertNames(given: readonly string[]): string {
  const names = [...interpreterNames, ...mdxComponentNames, "props", ...given]
  return `
for (const name of ${JSON.stringify(names)})
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: __inert, configurable: true, writable: true })
var module = { exports: {} }, exports = module.exports
var require = (name) => (name === "react" ? __react : __inert)
`
}

/**
 * React's hooks, as a page without a browser runs them. The rest of React is inert: it is the prototype, which is also that of the
 * objects that the compiler makes for imports of all names.
 */
const react = `
var __react = Object.setPrototypeOf({
  __esModule: undefined,
  useState: (first) => [typeof first === "function" ? first() : first, () => {}],
  useReducer: (_, first, start) => [start ? start(first) : first, () => {}],
  useMemo: (make) => make(),
  useCallback: (callback) => callback,
  useRef: (current) => ({ current }),
  useId: () => "id",
  useEffect: () => {},
  useLayoutEffect: () => {},
}, __inert)
`

/** Attributes that run code or restyle a page, attributes with an address, and addresses that run code. */
const hasEffect = /^(?:on|dangerouslySetInnerHTML$|style$|srcDoc$)/i
const address = /^(?:href|to|src|xlinkHref)$/
const runsCode = /^[\0- ]*(?:(?:javascript|vbscript|livescript):|data:(?!image\/))/i

/** A component that the page declares is called when its element is created; other elements are plain objects. */
const elements = `
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
  if (typeof type !== "function" || type === __inert || __isClass(type)) return new __Element()
  const made = type({ ...props, ...(children.length > 0 ? { children } : {}) })
  if (made instanceof Promise) throw new Error("__promise")
  return made
}
`

/** The functions that run the pieces and note their faults. */
const pieces = `
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
