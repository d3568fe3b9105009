import { readdir, readFile, rm, stat, writeFile, link } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const text = /\.(?:css|html|js|json|md|mjs|svg|tf|txt|webmanifest|xml)$/

/** Minimum size in bytes: smaller files fit into one packet. */
const smallest = 1024

/** Number of parallel compressions: the size of Node's thread pool. */
const atOnce = 4

const encodings = [
  {
    extension: ".br",
    /** @param {Buffer} content */
    encode: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: ".gz",
    /** @param {Buffer} content */
    encode: (content) => promisify(gzip)(content, { level: 7 }),
  },
]

/**
 * Writes a brotli and a gzip file beside each text file of a folder, for hosts that serve precompressed files. Files that
 * are up to date are kept; those without a text file are removed. Hard links of a file share its compressed files.
 * @param {string} folder
 * @returns {Promise<{ files: number, bytes: number }>} number and total size of the newly compressed text files
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const present = new Set(names)
  for (const name of names) {
    const original = name.replace(/\.(?:br|gz)$/, "")
    if (original !== name && text.test(original) && !present.has(original)) await rm(name)
  }

  /** @type {Map<number, string[]>} */
  const byFile = new Map()
  for (const name of names.filter((name) => text.test(name))) {
    const { ino } = await stat(name)
    byFile.set(ino, [...(byFile.get(ino) ?? []), name])
  }
  const total = { files: 0, bytes: 0 }
  const queue = [...byFile.values()]
  const work = async () => {
    for (let group = queue.pop(); group; group = queue.pop()) {
      const size = await compressGroup(group)
      if (size === 0) continue
      total.files += 1
      total.bytes += size
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return total
}

/**
 * @param {readonly string[]} names of one file
 * @returns {Promise<number>} bytes that were compressed
 */
async function compressGroup([first = "", ...others]) {
  const { mtimeMs, size } = await stat(first)
  let compressed = 0
  for (const { extension, encode } of encodings) {
    const target = first + extension
    if (size < smallest) {
      for (const name of [first, ...others]) await rm(name + extension, { force: true })
      continue
    }
    const earlier = await stat(target).catch(() => undefined)
    if (!earlier || earlier.mtimeMs < mtimeMs) {
      await writeFile(target, await encode(await readFile(first)))
      compressed = size
    }
    for (const name of others) {
      await rm(name + extension, { force: true })
      await link(target, name + extension)
    }
  }
  return compressed
}
