import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { glob } from "tinyglobby"
import { pageCode } from "./page-code.mjs"
import { siteCache } from "./site-cache.mjs"
import { removeDrafts, writeWhole } from "./write-whole.mjs"

/** The file in which results are saved for the next run. */
export const cacheFile = path.join(siteCache(process.cwd()), "results.jsonl")

/** Files whose content is part of the cache key, in addition to the input. */
const code = [...pageCode.map((folder) => `${folder}/**/*.{mjs,ts}`), "package-lock.json"]

/** Kinds of cached results. */
type ResultKind = "yaml" | "outline" | "page" | "syntax" | "module" | "description" | "drawing" | "code"

/** A result with its cache key: the kind and a digest of the input. */
export type CachedResult = readonly [key: string, result: unknown]

const results = new Map<string, unknown>()
const requested = new Set<string>()
/** Keys of the results that are not saved yet, oldest first: computed by this thread, or received from another one. */
const unsaved: string[] = []

/**
 * Memoizes a function across runs: returns the cached result for the input, or calls the function.
 * @param input everything that the result depends on; input and result must be plain data
 */
export function cachedResult<T>(kind: ResultKind, input: readonly unknown[], make: () => T): T {
  const key = keyOf(kind, input)
  return results.has(key) ? (results.get(key) as T) : keep(key, make())
}

/**
 * Like `cachedResult`, for an asynchronous function.
 * @param isCacheable whether a result depends on the input alone; a result that does not, such as that of a
 * timeout, is not cached
 */
export async function cachedResultAsync<T>(
  kind: ResultKind,
  input: readonly unknown[],
  make: () => Promise<T>,
  isCacheable: (result: T) => boolean = () => true,
): Promise<T> {
  const key = keyOf(kind, input)
  if (results.has(key)) return results.get(key) as T
  const result = await make()
  return isCacheable(result) ? keep(key, result) : result
}

/** The cached result for this input, if there is one. */
export function findResult<T>(kind: ResultKind, input: readonly unknown[]): T | undefined {
  return results.get(keyOf(kind, input)) as T | undefined // cached for the same kind and input
}

/** Adds a result that `findResult` did not find to the cache. */
export function keepResult(kind: ResultKind, input: readonly unknown[], result: unknown): void {
  keep(keyOf(kind, input), result)
}

function keyOf(kind: ResultKind, input: readonly unknown[]): string {
  const key = `${kind} ${digest(input)}`
  requested.add(key)
  return key
}

function keep<T>(key: string, result: T): T {
  if (!results.has(key)) unsaved.push(key)
  results.set(key, result)
  return result
}

/**
 * The results of this thread that are not in the file of saved results, to be sent to another thread.
 * @param sent how many of them have been sent before
 */
export function unsavedResults(sent = 0): CachedResult[] {
  return unsaved.slice(sent).map((key) => [key, results.get(key)])
}

/** Adds the results of another thread. */
export function takeResults(shared: readonly CachedResult[]): void {
  for (const [key, result] of shared) keep(key, result)
}

/** Removes all results from memory, for a thread that needs no more of them. */
export function dropResults(): void {
  results.clear()
  unsaved.length = 0
}

/**
 * Loads the results of the last run, unless they were computed by different code.
 * @returns whether there are any
 */
export async function readResults(file = cacheFile): Promise<boolean> {
  for (const [key, result] of await readCache(file)) results.set(key, result)
  return results.size > 0
}

let saved: Promise<boolean> | undefined

/** Like `readResults`, but only once per process. */
export function savedResults(): Promise<boolean> {
  return (saved ??= readResults())
}

async function readCache(file: string): Promise<CachedResult[]> {
  const code = await codeDigest()
  try {
    const lines = linesOf(await readFile(file))
    if (lines.next().value !== code) return []
    return Array.from(lines, (line) => JSON.parse(line) as CachedResult) // `writeResults` wrote it
  } catch {
    return [] // missing or unreadable: everything is computed again
  }
}

/**
 * Saves results for the next run: those requested in this run, and all results of kinds that this run did not use. The first line of
 * the file is the digest of the code, and each other line is a result: those of ten thousand pages are almost too long for one string.
 */
export async function writeResults(file = cacheFile): Promise<void> {
  if (unsaved.length === 0) return
  const kindOf = (key: string) => key.split(" ", 1)[0]
  const kinds = new Set([...requested].map(kindOf))
  const kept = [...results].filter(([key]) => requested.has(key) || !kinds.has(kindOf(key)))
  await mkdir(path.dirname(file), { recursive: true })
  await writeWhole(file, inChunks(await codeDigest(), kept))
  unsaved.length = 0
  await removeDrafts(file)
}

/** Characters of a chunk: each is one write to the disk. */
const chunkLength = 1_000_000

function* inChunks(code: string, kept: readonly CachedResult[]): Generator<string> {
  let chunk = `${code}\n`
  for (const result of kept) {
    chunk += `${JSON.stringify(result)}\n`
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ""
  }
  yield chunk
}

function* linesOf(text: Buffer): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start)
    if (end === -1) throw new Error("The last line is not complete.")
    yield text.toString("utf8", start, end)
    start = end + 1
  }
}

let digestOfCode: Promise<string> | undefined

/** Digest of the code that this process runs: as it is at the first call, because files can be edited while the process runs. */
function codeDigest(): Promise<string> {
  return (digestOfCode ??= digestCode())
}

async function digestCode(): Promise<string> {
  const files = (await glob(code, { ignore: ["**/*.test.ts"] })).sort()
  const texts = files.map((file) => readFileSync(file, "utf8")) // asynchronous reads take four times as long
  return digest([process.version, ...files, ...texts])
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64")
}
