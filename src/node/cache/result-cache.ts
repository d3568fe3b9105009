import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { glob } from "tinyglobby"

/**
 * Where results wait for the next run; packages that are installed anew take it away. Each site has a file of its own,
 * as the fixture sites share the packages of the real one.
 */
export const cacheFile = `node_modules/.cache/gruntwork-docs/${path.basename(process.cwd())}.json`

/** What a result depends on beside its input. */
const code = ["src/node/**/*.ts", "src/shared/**/*.ts", "package-lock.json"]

/** The results that are kept. */
export type ResultKind = "outline" | "page" | "syntax" | "module" | "drawing"

/** A result with its key: the kind, and a digest of the input. */
export type CachedResult = readonly [key: string, result: unknown]

interface CacheFile {
  /** Digest of the code that made the results. */
  code: string
  results: Record<string, unknown>
}

const results = new Map<string, unknown>()
const asked = new Set<string>()
let isComplete = true

/**
 * What a function makes of an input: the result of an earlier call, in this process or the last, or else of one now.
 * @param input everything that the result depends on; it and the result are plain data
 */
export function cachedResult<T>(kind: ResultKind, input: readonly unknown[], make: () => T): T {
  const key = keyOf(kind, input)
  return results.has(key) ? (results.get(key) as T) : keep(key, make())
}

/** As `cachedResult`, of a function that takes its time. */
export async function cachedAnswer<T>(
  kind: ResultKind,
  input: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  const key = keyOf(kind, input)
  return results.has(key) ? (results.get(key) as T) : keep(key, await make())
}

/** The result of an earlier call with this input, if it was kept. */
export function findResult<T>(kind: ResultKind, input: readonly unknown[]): T | undefined {
  return results.get(keyOf(kind, input)) as T | undefined // kept for the same kind and input
}

/** Keeps a result that `findResult` did not find. */
export function keepResult(kind: ResultKind, input: readonly unknown[], result: unknown): void {
  keep(keyOf(kind, input), result)
}

function keyOf(kind: ResultKind, input: readonly unknown[]): string {
  const key = `${kind} ${digest(input)}`
  asked.add(key)
  return key
}

function keep<T>(key: string, result: T): T {
  isComplete = false
  results.set(key, result)
  return result
}

/** The results of this thread, for another. */
export function sharedResults(): CachedResult[] {
  return [...results]
}

/** Takes over what another thread made. */
export function takeResults(shared: readonly CachedResult[]): void {
  for (const [key, result] of shared) keep(key, result)
}

/**
 * Takes over the results of the last run, unless other code made them.
 * @returns whether there are any
 */
export async function readResults(file = cacheFile): Promise<boolean> {
  const saved = await readCache(file)
  if (saved?.code !== (await codeDigest())) return false
  for (const [key, result] of Object.entries(saved.results)) results.set(key, result)
  return results.size > 0
}

let saved: Promise<boolean> | undefined

/** As `readResults`, once in each process: for those who start after another process or thread has left its results. */
export function savedResults(): Promise<boolean> {
  return (saved ??= readResults())
}

/** As `readResults`, for a process that may have asked before another thread left its results. */
export function newResults(): Promise<boolean> {
  return (saved = readResults())
}

async function readCache(file: string): Promise<CacheFile | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as CacheFile // `writeResults` wrote it
  } catch {
    return undefined // none, or one that cannot be read: all is made anew
  }
}

/** Leaves results to the next run: those asked for, and all of a kind that this run had no use for. */
export async function writeResults(file = cacheFile): Promise<void> {
  if (isComplete) return
  const kindOf = (key: string) => key.split(" ", 1)[0]
  const kinds = new Set([...asked].map(kindOf))
  const kept = [...results].filter(([key]) => asked.has(key) || !kinds.has(kindOf(key)))
  const content: CacheFile = { code: await codeDigest(), results: Object.fromEntries(kept) }
  const draft = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, JSON.stringify(content))
  await rename(draft, file) // whole at any time: two runs may end at once
  isComplete = true
}

async function codeDigest(): Promise<string> {
  const files = (await glob(code, { ignore: ["**/*.test.ts"] })).sort()
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")))
  return digest([process.version, ...files, ...texts])
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64")
}
