import { Language, Parser } from "web-tree-sitter"
import { catalogIn, type CallCatalog } from "../../hcl/call-catalog"
import { checkText } from "../../hcl/check-text"
import { expressionProblem } from "../../hcl/expression-problem"
import type { CheckAnswer, CheckRequest, ExpressionRequest } from "./messages"

/** The worker's global scope. A cast, because the project's TypeScript configuration has the types of pages. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<CheckRequest | ExpressionRequest>) => void) | null
  postMessage(answer: CheckAnswer): void
}

const runtimeFile = new URL("web-tree-sitter/web-tree-sitter.wasm", import.meta.url)
const grammarFile = new URL("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm", import.meta.url)

let bytes = 0

/** Fetches a file and posts a progress message for each chunk. */
async function fetchFile(address: URL | string): Promise<Response> {
  const { ok, status, body } = await fetch(address)
  if (!ok || !body) throw new Error(`${address} answered ${status}`)
  const counter = new TransformStream({
    transform(chunk: Uint8Array, controller) {
      bytes += chunk.length
      scope.postMessage({ kind: "loading", bytes })
      controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(counter))
}

async function fetchBytes(address: URL): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(address)).arrayBuffer())
}

async function loadParser(): Promise<Parser> {
  const [runtime, grammar] = await Promise.all([fetchBytes(runtimeFile), fetchBytes(grammarFile)])
  await Parser.init({ wasmBinary: runtime })
  const parser = new Parser()
  parser.setLanguage(await Language.load(grammar))
  return parser
}

async function loadCatalog(file: string): Promise<CallCatalog> {
  return (await (await fetchFile(file)).json()) as CallCatalog // written by the build in this shape
}

let loadingParser: ReturnType<typeof loadParser> | undefined
let loadingCatalog: ReturnType<typeof loadCatalog> | undefined

async function answer(request: CheckRequest | ExpressionRequest): Promise<void> {
  try {
    loadingParser ??= loadParser()
    if ("expression" in request) {
      const { expression, tool } = request
      const problem = expressionProblem(await loadingParser, expression, tool)
      return scope.postMessage({ kind: "expression", expression, tool, problem })
    }
    const { text, catalog: file } = request
    loadingCatalog ??= loadCatalog(file)
    const [parser, catalog] = await Promise.all([loadingParser, loadingCatalog])
    scope.postMessage({ kind: "reading" })
    const report = checkText(parser, text, catalogIn(catalog), catalog.topics)
    const pages = Object.fromEntries(catalog.modules.map(({ path, slug }) => [path, slug]))
    scope.postMessage({ kind: "report", report: { ...report, pages } })
  } catch (error) {
    // The page then ends this worker, and starts another one for the next check.
    scope.postMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) })
  }
}

scope.onmessage = ({ data }) => void answer(data)
