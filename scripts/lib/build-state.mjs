import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { constants } from "node:os"
import path from "node:path"

/** A disk with less room counts as full. */
const leastRoom = 64 * 1024 * 1024

/** Exit codes of a process that the system ended because memory was short, or that ended itself for that. */
const outOfMemory = [128 + constants.signals.SIGABRT, 128 + constants.signals.SIGKILL]

/**
 * What is known of the builds of a site's folder, from one run to the next: whether one is running, whether the last came
 * to its end, and how large the files were that it kept for the next.
 */
export class BuildState {
  /** @param {string} folder the site's */
  constructor(folder) {
    this.folder = folder
    const notes = path.join(folder, "node_modules/.cache/gruntwork-docs")
    mkdirSync(notes, { recursive: true })
    this.lock = path.join(notes, `${path.basename(folder)}.running`)
    this.sizes = path.join(notes, `${path.basename(folder)}.sizes`)
  }

  /**
   * Begins a run, and removes what the last one left when it may be damaged.
   * @returns {{ refusal: string } | { healed: boolean }} `refusal` when another run is going on in the folder
   */
  begin() {
    const wasCut = existsSync(this.lock)
    if (wasCut) {
      const pids = readFileSync(this.lock, "utf8").split("\n").map(Number)
      const pid = pids.find((known) => known !== process.pid && isRunning(known))
      if (pid !== undefined)
        return {
          refusal: `Another build or preview is running in ${this.folder} (process ${pid}). Wait until it ends, or stop it.`,
        }
      rmSync(this.lock)
    }
    const isDamaged = wasCut || !this.holdsWhatItKept()
    rmSync(this.sizes, { force: true })
    try {
      writeFileSync(this.lock, String(process.pid), { flag: "wx" })
    } catch {
      return {
        refusal: `Another build or preview has just begun in ${this.folder}. Wait until it ends, or stop it.`,
      }
    }
    const kept = ["public", ".cache"].map((name) => path.join(this.folder, name)).filter(existsSync)
    if (isDamaged) for (const directory of kept) rmSync(directory, { recursive: true, force: true })
    return { healed: isDamaged && kept.length > 0 }
  }

  /**
   * Notes a process that the run started. It may outlive this one, when this one is killed, and goes on writing.
   * @param {number} pid
   */
  started(pid) {
    appendFileSync(this.lock, `\n${pid}`)
  }

  /**
   * Ends a run. One that was cut short leaves its mark, so that the next starts from nothing.
   * @param {number} code exit code of the command
   * @param {boolean} isBuild a preview may be stopped at any time, and its cache is not compared
   */
  end(code, isBuild) {
    if (isBuild && code >= 128) return
    if (isBuild && code === 0) writeFileSync(this.sizes, JSON.stringify(this.measure()))
    rmSync(this.lock, { force: true })
  }

  /** Whether the files are as large as the last build left them; without its note nothing is known against them. */
  holdsWhatItKept() {
    if (!existsSync(this.sizes)) return true
    try {
      const noted = JSON.stringify(JSON.parse(readFileSync(this.sizes, "utf8")))
      return noted === JSON.stringify(this.measure())
    } catch {
      return false // the note itself was cut
    }
  }

  /** Sizes of the files that Gatsby and webpack go on from, by their paths. */
  measure() {
    const cache = path.join(this.folder, ".cache")
    /** @type {[string, number][]} */
    const sizes = ["redux", "data", "webpack", "caches-lmdb"]
      .map((name) => path.join(cache, name))
      .filter(existsSync)
      .flatMap((directory) => filesBelow(directory))
      .filter((file) => !file.endsWith("lock.mdb"))
      .map((file) => [path.relative(cache, file), statSync(file).size])
    return Object.fromEntries(sizes.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/** @param {string} directory */
function filesBelow(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Whether a process has ended and only waits for its parent to take note, which a system without an init process never does.
 * @param {number} pid
 */
function isDefunct(pid) {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, "utf8"))
}

/** @param {number} pid */
function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || isDefunct(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM"
  }
}

/**
 * Why a run may have failed that is not the content's fault, as a sentence.
 * @param {string} folder
 * @param {number} code exit code of the command
 * @param {number} [room] bytes that are free on the folder's disk
 * @returns {string | undefined}
 */
export function faultOfMachine(folder, code, room = roomOf(folder)) {
  if (code === 0) return undefined
  if (room < leastRoom)
    return `The disk that holds ${folder} is full: ${Math.floor(room / 1024 / 1024)} MB are free. Make room, then run the command again.`
  if (outOfMemory.includes(code))
    return "The run was ended from outside, or its memory was not enough. Close other programs, or allow more with NODE_OPTIONS=--max-old-space-size=4096, then run the command again."
  return undefined
}

/** @param {string} folder */
function roomOf(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
