import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { constants } from "node:os"
import path from "node:path"
import { isRunning } from "../../src/node/cache/is-running.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"
import { filesBelow } from "../lib/files-below.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"
import { isReadableRecord } from "./compress-files.mjs"
import { removeOutput } from "./remove-output.mjs"
import { unsavedNodes } from "./unsaved-nodes.mjs"

/** A disk with less free space counts as full. */
const minFreeBytes = 64 * 1024 * 1024

/** Exit codes of a process that ran out of memory: it aborted, or the system killed it. */
const outOfMemory = [128 + constants.signals.SIGABRT, 128 + constants.signals.SIGKILL]

/**
 * State of the builds in a site's folder that is kept between runs: whether a build is running, whether the last one was
 * completed, and the sizes of its cache files.
 */
export class BuildState {
  /** @param {string} folder the site's folder */
  constructor(folder) {
    this.folder = folder
    const notes = siteCache(folder)
    mkdirSync(notes, { recursive: true })
    this.lock = path.join(notes, "running")
    this.interrupted = path.join(notes, "interrupted")
    this.sizes = path.join(notes, "sizes")
    /** The record of `compressFiles`. */
    this.compressed = path.join(notes, "compressed")
  }

  /**
   * Starts a run. Removes the files of the last run if they may be damaged, or if it ended before Gatsby had saved its state.
   * @throws the system's error if the folder cannot be written to
   * @returns {{ refusal: string } | { repaired: boolean }} `refusal` if another run is in progress in the folder
   */
  begin() {
    const justBegun = {
      refusal: `Another build or preview has just begun in ${this.folder}. Wait until it ends, or stop it.`,
    }
    const earlier = readIfThere(this.lock) // a process id in each line
    if (earlier !== undefined) {
      const pid = earlier
        .split("\n")
        .map(Number)
        .find((known) => known !== process.pid && isRunning(known))
      if (pid !== undefined)
        return {
          refusal: `Another build or preview is running in ${this.folder} (process ${pid}). Wait until it ends, or stop it.`,
        }
      // For a run that begins after this lock has been removed, and before there is a new one.
      writeFileSync(this.interrupted, "")
      if (!this.removeStaleLock(earlier)) return justBegun
    }
    if (!create(this.lock, String(process.pid))) return justBegun
    const isDamaged =
      existsSync(this.interrupted) ||
      existsSync(unsavedNodes(this.folder)) ||
      !this.matchesRecordedSizes() ||
      !isReadableRecord(this.compressed)
    rmSync(this.sizes, { force: true })
    const repaired = isDamaged && removeOutput(this.folder)
    if (isDamaged) rmSync(this.compressed, { force: true }) // it lists files of the removed output
    rmSync(this.interrupted, { force: true })
    return { repaired }
  }

  /**
   * Removes the lock of a run that was interrupted. It is renamed first, which succeeds for one of several runs only.
   * @param {string} content what the lock contained when it was found to be stale
   * @returns {boolean} false if another run has removed it, and possibly begun
   */
  removeStaleLock(content) {
    const taken = `${this.lock}.${process.pid}`
    try {
      renameSync(this.lock, taken)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return false
      throw error
    }
    const text = readFileSync(taken, "utf8")
    rmSync(taken)
    if (text === content) return true
    create(this.lock, text) // of a run that has begun since
    return false
  }

  /**
   * Records a child process of the run, which may outlive this process if it is killed, and continue to write.
   * @param {number} pid
   */
  started(pid) {
    appendFileSync(this.lock, `\n${pid}`)
  }

  /**
   * Ends a run. The lock of an interrupted build stays, so that the next run starts from scratch.
   * @param {number} code exit code of the command
   * @param {boolean} isBuild false for a preview, which can be stopped at any time and whose cache is not compared
   */
  end(code, isBuild) {
    if (isBuild && code >= 128) return
    if (isBuild && code === 0) writeFileSync(this.sizes, JSON.stringify(this.measure()))
    rmSync(this.lock, { force: true })
  }

  /** Whether the cache files have the sizes that the last build recorded; true if it recorded none. */
  matchesRecordedSizes() {
    if (!existsSync(this.sizes)) return true
    try {
      const noted = JSON.stringify(JSON.parse(readFileSync(this.sizes, "utf8")))
      return noted === JSON.stringify(this.measure())
    } catch {
      return false // the record itself is truncated
    }
  }

  /** Sizes of Gatsby's and webpack's cache files by path. */
  measure() {
    const cache = path.join(this.folder, ".cache")
    /** @type {[string, number][]} */
    const sizes = ["redux", "data", "webpack", "caches-lmdb"]
      .map((name) => path.join(cache, name))
      .filter(existsSync)
      .flatMap(filesBelow)
      .filter((file) => !file.endsWith("lock.mdb"))
      .map((file) => [path.relative(cache, file), statSync(file).size])
    return Object.fromEntries(sizes.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/**
 * Creates a file.
 * @param {string} file
 * @param {string} text
 * @returns {boolean} false if it exists
 */
function create(file, text) {
  try {
    writeFileSync(file, text, { flag: "wx" })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false
    throw error
  }
}

/**
 * A sentence with the cause of a failed run if it was the machine: a full disk or too little memory.
 * @param {string} folder
 * @param {number} code exit code of the command
 * @param {number} [room] free bytes on the folder's disk
 * @returns {string | undefined}
 */
export function faultOfMachine(folder, code, room = roomOf(folder)) {
  if (code === 0) return undefined
  if (room < minFreeBytes)
    return `The disk that holds ${folder} is full: ${Math.floor(room / 1024 / 1024)} MB are free. Make room, then run the command again.`
  if (outOfMemory.includes(code))
    return "The command was killed, or ran out of memory. Close other programs, or allow more with NODE_OPTIONS=--max-old-space-size=4096, then run the command again."
  return undefined
}

/** @param {string} folder */
function roomOf(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
