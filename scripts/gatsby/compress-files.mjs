import { existsSync, readFileSync } from "node:fs"
import { link, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
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
 * Writes a brotli and a gzip file beside each text file of a folder, for hosts that serve precompressed files, and removes
 * those of an earlier call whose text file is gone or has become short. Compressed files that this function has not written,
 * such as downloads of the site, are left as they are. Hard links of a file share its compressed files.
 * @param {string} folder
 * @param {string} record path of the file that lists what this function has written, outside of the folder
 * @returns {Promise<{ files: number, bytes: number }>} number and total size of the newly compressed text files
 */
export async function compressFiles(folder, record) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const earlier = readRecord(record)
  const others = new Set(names.filter((name) => !earlier.has(name)))

  /** @type {Map<number, string[]>} */
  const byFile = new Map()
  for (const name of names.filter((name) => text.test(name))) {
    const { ino } = await stat(path.join(folder, name))
    byFile.set(ino, [...(byFile.get(ino) ?? []), name])
  }
  /** @type {Set<string>} */
  const current = new Set()
  const total = { files: 0, bytes: 0 }
  const queue = [...byFile.values()]
  const work = async () => {
    for (let group = queue.pop(); group; group = queue.pop()) {
      const { written, size } = await compressGroup(folder, group, others)
      for (const name of written) current.add(name)
      if (size === 0) continue
      total.files += 1
      total.bytes += size
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of earlier) if (!current.has(name)) await rm(path.join(folder, name), { force: true })
  await writeFile(record, JSON.stringify([...current].sort()))
  return total
}

/**
 * Removes what `compressFiles` has written: a host would serve it in place of text files that have changed since.
 * @param {string} folder
 * @param {string} record
 */
export async function removeCompressedFiles(folder, record) {
  for (const name of readRecord(record)) await rm(path.join(folder, name), { force: true })
  await rm(record, { force: true })
}

/**
 * @param {string} record
 * @returns {Set<string>}
 */
function readRecord(record) {
  return new Set(existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [])
}

/**
 * @param {string} folder
 * @param {readonly string[]} names of one file
 * @param {ReadonlySet<string>} others files that are not overwritten
 * @returns {Promise<{ written: string[], size: number }>} the compressed files, also those that were up to date, and how many
 * bytes were compressed
 */
async function compressGroup(folder, [first = "", ...links], others) {
  const source = path.join(folder, first)
  const { mtimeMs, size } = await stat(source)
  /** @type {string[]} */
  const written = []
  let compressed = 0
  if (size < smallest) return { written, size: 0 }
  for (const { extension, encode } of encodings) {
    if (others.has(first + extension)) continue
    const target = source + extension
    const earlier = await stat(target).catch(() => undefined)
    if (!earlier || earlier.mtimeMs < mtimeMs) {
      await writeFile(target, await encode(await readFile(source)))
      compressed = size
    }
    written.push(first + extension)
    for (const name of links.map((link) => link + extension)) {
      if (others.has(name)) continue
      await rm(path.join(folder, name), { force: true })
      await link(target, path.join(folder, name))
      written.push(name)
    }
  }
  return { written, size: compressed }
}
