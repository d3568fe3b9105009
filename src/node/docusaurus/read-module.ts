import { readFileSync } from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"
import { reachOf } from "../content/files/sandbox"
import { parseJson } from "./parse-json"
import { inertValue } from "../quickjs/inert-value"
import { runCode } from "../quickjs/run-code"

/** The default export of a module of a Docusaurus project, as data. */
interface ModuleData {
  value: unknown
  /** Paths of values that are not data, such as `plugins.0`: functions, and values from packages. */
  lost: string[]
}

/** Limit of a module, a second or two on a slow machine: a configuration needs a fraction of it. */
const maxInterrupts = 500

/**
 * Reads the default export of a JavaScript, TypeScript or JSON module as data. A configuration is foreign code: it runs in a
 * separate interpreter without files, network and environment. Modules of the project are bundled first. Packages need not be
 * installed: they are replaced by an inert value, on which calls and property reads have no effect.
 * @param file absolute path
 * @param project absolute path of the folder that the module may import from
 * @throws one sentence with the reason why the module cannot be read
 */
export async function readModule(file: string, project: string): Promise<ModuleData> {
  if (file.endsWith(".json")) return { value: parseJson(readFileSync(file, "utf8")), lost: [] }
  const code = await bundleModule(file, project)
  const { result, error } = await runCode(`${prelude}\n${code}\n${postlude}`, {
    name: path.basename(file),
    maxInterrupts,
  })
  if (error !== undefined) throw new Error(error)
  if (result === undefined) throw new Error("its export is a promise that is never resolved")
  const read = JSON.parse(result) as { value?: unknown; lost: string[]; error?: string } // as `postlude` writes it
  if (read.error !== undefined) throw new Error(read.error)
  return { value: read.value, lost: read.lost }
}

/** Bundles the module with its imports from the project into one script that sets `__module`. */
async function bundleModule(file: string, project: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: "iife",
      globalName: "__module",
      platform: "neutral",
      mainFields: [],
      target: "es2022",
      loader: { ".js": "jsx", ".mjs": "jsx", ".cjs": "jsx" },
      define: { "import.meta.url": '"file:///project/"', "import.meta.dirname": '"/project"' },
      tsconfigRaw: "{}",
      plugins: [projectModules(project)],
      logLevel: "silent", // errors are thrown instead
    })
    return outputFiles[0]?.text ?? ""
  } catch (error) {
    const [first] = (error as { errors?: { text: string; location: { line: number } | null }[] }).errors ?? []
    if (first === undefined) throw error
    throw new Error(first.location ? `line ${first.location.line}: ${first.text}` : first.text, {
      cause: error,
    })
  }
}

/** Resolves imports from the project's folder. All other imports become the inert value. */
function projectModules(project: string): Plugin {
  const readable = /\.(?:[cm]?[jt]sx?|json)$/
  return {
    name: "project-modules",
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ kind, path: name, resolveDir, pluginData }) => {
        if (kind === "entry-point" || pluginData === "inner") return undefined
        const inert = { path: name, namespace: "inert" }
        if (!/^\.{0,2}\//.test(name)) return inert
        const found = await build.resolve(name, { kind, resolveDir, pluginData: "inner" })
        const isOwn =
          found.errors.length === 0 &&
          readable.test(found.path) &&
          reachOf(found.path, [project]) === "inside"
        return isOwn ? { path: found.path } : inert
      })
      build.onLoad({ filter: /.*/, namespace: "inert" }, () => ({ contents: "module.exports = __inert" }))
    },
  }
}

/** Defines the inert value, and the globals that configurations expect from Node. */
const prelude = `
var __use = () => {}
${inertValue}
JSON.parse = ((parse) => (text, ...rest) => (text === __inert ? __inert : parse(text, ...rest)))(JSON.parse)
var process = { env: { NODE_ENV: "production" }, cwd: () => "/project", argv: [], platform: "linux", version: "v20.0.0", versions: {} }
var require = Object.assign(() => __inert, { resolve: (name) => name })
var __dirname = "/project", __filename = "/project/module.js", module = { exports: {} }, exports = module.exports
var console = __inert, fetch = __inert, URL = __inert, Buffer = __inert, setTimeout = __inert, structuredClone = (value) => value
`

/** Writes the export of the module to `__result`, as JSON. */
const postlude = `
;(async () => {
  const lost = []
  const plain = (value, path, depth) => {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value
    if (typeof value === "number") return Number.isFinite(value) ? value : null
    if (value === undefined) return undefined
    if (typeof value !== "object" || depth > 40) { lost.push(path); return undefined }
    if (Array.isArray(value))
      return value.map((item, index) => plain(item, path + "." + index, depth + 1)).filter((item) => item !== undefined)
    if (value instanceof RegExp || value instanceof Date) return String(value)
    return Object.fromEntries(Object.keys(value).map((key) => [key, plain(value[key], path === "" ? key : path + "." + key, depth + 1)]))
  }
  let value = __module && typeof __module === "object" && "default" in __module ? __module.default : __module
  if (typeof value === "function" && value !== __inert) value = value({})
  value = await value
  return { value: plain(value, "", 0), lost }
})().then(
  (read) => { globalThis.__result = JSON.stringify(read) },
  (error) => { globalThis.__result = JSON.stringify({ lost: [], error: String(error && error.message || error) }) },
)
`
