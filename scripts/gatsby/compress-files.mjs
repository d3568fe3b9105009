import { existsSync } from "node:fs"
import { link, readFile, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { writeWhole } from "../../src/node/cache/write-whole.mjs"
import { filesBelow } from "../lib/files-below.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"

/** Text and WebAssembly: other files are compressed already. */
const compressible = /\.(?:css|html|js|json|md|mjs|svg|tf|txt|wasm|webmanifest|xml)$/

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
 * Writes a brotli and a gzip file beside each file of text or WebAssembly of a folder, for hosts that serve precompressed files, and
 * removes those of an earlier call whose file is gone or has become short. Compressed files that this function has not written, such
 * as downloads of the site, are left as they are. Hard links of a file share its compressed files.
 * @param {string} folder
 * @param {string} record path of the file, outside of the folder, that lists what this function has written, and from what
 * @returns {Promise<{ files: number, bytes: number }>} number and total size of the newly compressed files
 */
export async function compressFiles(folder, record) {
  const names = filesBelow(folder).map((file) => path.relative(folder, file))
  const earlier = readRecord(record)
  const others = new Set(names.filter((name) => !earlier.has(name)))

  /** @type {Map<bigint, string[]>} */
  const byFile = new Map()
  for (const name of names.filter((name) => compressible.test(name))) {
    const { ino } = await stat(path.join(folder, name), { bigint: true }) // too large for a number on some file systems
    byFile.set(ino, [...(byFile.get(ino) ?? []), name])
  }
  /** @type {CompressedFiles} */
  const current = new Map()
  const total = { files: 0, bytes: 0 }
  const queue = [...byFile.values()]
  const work = async () => {
    for (let group = queue.pop(); group; group = queue.pop()) {
      const { written, source, isNew } = await compressGroup(folder, group, others, earlier)
      for (const name of written) current.set(name, source)
      if (!isNew) continue
      total.files += 1
      total.bytes += source.size
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of earlier.keys())
    if (!current.has(name)) await rm(path.join(folder, name), { force: true })
  await writeWhole(record, JSON.stringify(Object.fromEntries(current)))
  return total
}

/**
 * Removes what `compressFiles` has written: a host would serve it in place of files that have changed since.
 * @param {string} folder
 * @param {string} record
 */
export async function removeCompressedFiles(folder, record) {
  for (const name of readRecord(record).keys()) await rm(path.join(folder, name), { force: true })
  await rm(record, { force: true })
}

/**
 * Whether it is known what `compressFiles` has written: a damaged record tells nothing about the compressed files of earlier runs.
 * @param {string} record
 */
export function isReadableRecord(record) {
  try {
    readRecord(record)
    return true
  } catch {
    return false
  }
}

/**
 * The state of a file when it was compressed.
 * @typedef {{ size: number, changedAt: number }} Source
 */

/** @typedef {Map<string, Source>} CompressedFiles by name */

/**
 * @param {string} record
 * @returns {CompressedFiles}
 */
function readRecord(record) {
  return new Map(Object.entries(JSON.parse(readIfThere(record) ?? "{}")))
}

/**
 * @param {string} folder
 * @param {readonly string[]} names of one file
 * @param {ReadonlySet<string>} others files that are not overwritten
 * @param {CompressedFiles} earlier
 * @returns {Promise<{ written: string[], source: Source, isNew: boolean }>} the compressed files, also those that were up to
 * date, and whether some were not
 */
async function compressGroup(folder, [first = "", ...links], others, earlier) {
  const file = path.join(folder, first)
  const { mtimeMs, size } = await stat(file)
  /** @type {string[]} */
  const written = []
  const source = { size, changedAt: mtimeMs }
  let isNew = false
  if (size < smallest) return { written, source, isNew }
  for (const { extension, encode } of encodings) {
    if (others.has(first + extension)) continue
    const target = file + extension
    const before = earlier.get(first + extension)
    if (before?.size !== size || before.changedAt !== mtimeMs || !existsSync(target)) {
      await writeFile(target, await encode(await readFile(file)))
      isNew = true
    }
    written.push(first + extension)
    for (const name of links.map((link) => link + extension)) {
      if (others.has(name)) continue
      await rm(path.join(folder, name), { force: true })
      await link(target, path.join(folder, name))
      written.push(name)
    }
  }
  return { written, source, isNew }
}
