import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { glob } from "tinyglobby"
import type { MarkdownSource, Outline } from "./types"

/**
 * Where outlines wait for the next run; packages that are installed anew take it away. Each site has a file of its own,
 * as the fixture sites share the packages of the real one.
 */
const cacheFile = `node_modules/.cache/gruntwork-docs/${path.basename(process.cwd())}.json`

/** What an outline depends on beside the text. */
const code = ["src/node/**/*.ts", "src/shared/**/*.ts", "package-lock.json"]

interface CacheFile {
  /** Digest of the code that made the outlines. */
  code: string
  /** By digest of the text. */
  outlines: Record<string, Outline>
}

const outlines = new Map<string, Outline>()
const asked = new Set<string>()
let isComplete = true

/**
 * The outline of a text: one made before, in this process or the last, or else one that is made now.
 * @param data what the outline depends on beside the text
 */
export function cachedOutline(
  source: MarkdownSource,
  data: readonly unknown[],
  make: () => Outline,
): Outline {
  const { file, format, bodyLine, body } = source
  const key = digest([file, format, bodyLine, body, data])
  asked.add(key)
  const known = outlines.get(key)
  if (known) return known
  isComplete = false
  const outline = make()
  outlines.set(key, outline)
  return outline
}

/** Takes over the outlines of the last run, unless other code made them. */
export async function readOutlines(file = cacheFile): Promise<void> {
  const saved = await readCache(file)
  if (saved?.code !== (await codeDigest())) return
  for (const [key, outline] of Object.entries(saved.outlines)) outlines.set(key, outline)
}

async function readCache(file: string): Promise<CacheFile | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as CacheFile // `writeOutlines` wrote it
  } catch {
    return undefined // none, or one that cannot be read: all is read anew
  }
}

/** Leaves the outlines that were asked for to the next run. */
export async function writeOutlines(file = cacheFile): Promise<void> {
  if (isComplete) return
  const kept = [...outlines].filter(([key]) => asked.has(key))
  const content: CacheFile = { code: await codeDigest(), outlines: Object.fromEntries(kept) }
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
