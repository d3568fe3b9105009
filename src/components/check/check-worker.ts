import { Language, Parser } from "web-tree-sitter"
import { catalogIn, type CallCatalog } from "../../hcl/call-catalog"
import { checkText } from "../../hcl/check-text"
import type { CheckAnswer, CheckRequest } from "./messages"

/** This file runs as a worker; the types of the project are those of pages. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<CheckRequest>) => void) | null
  postMessage(answer: CheckAnswer): void
}

const runtimeFile = new URL("web-tree-sitter/web-tree-sitter.wasm", import.meta.url)
const grammarFile = new URL("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm", import.meta.url)

let bytes = 0

/** Fetches a file and tells the page of each piece. */
async function fetchBytes(address: URL | string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}.`)
  const reader = response.body.getReader()
  const pieces: Uint8Array[] = []
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.length
    scope.postMessage({ kind: "loading", bytes })
  }
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function load(catalogFile: string): Promise<{ parser: Parser; catalog: CallCatalog }> {
  const [runtime, grammar, catalog] = await Promise.all([
    fetchBytes(runtimeFile),
    fetchBytes(grammarFile),
    fetchBytes(catalogFile),
  ])
  await Parser.init({ wasmBinary: runtime })
  const parser = new Parser()
  parser.setLanguage(await Language.load(grammar))
  return { parser, catalog: JSON.parse(new TextDecoder().decode(catalog)) as CallCatalog } // the build writes it so
}

let loading: ReturnType<typeof load> | undefined

async function answer({ text, catalog: file }: CheckRequest): Promise<void> {
  try {
    loading ??= load(file)
    const { parser, catalog } = await loading
    scope.postMessage({ kind: "reading" })
    const report = checkText(parser, text, catalogIn(catalog))
    const pages = Object.fromEntries(catalog.modules.map(({ path, slug }) => [path, slug]))
    scope.postMessage({ kind: "report", report: { ...report, pages } })
  } catch (error) {
    loading = undefined // the next check tries again
    scope.postMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) })
  }
}

scope.onmessage = ({ data }) => void answer(data)
