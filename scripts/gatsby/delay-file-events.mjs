import { existsSync } from "node:fs"

/**
 * Time in milliseconds between a change of a file and its event. After a change, chokidar reports no other change of the same
 * file for 50 ms, and it ignores a change within 5 ms after an unreported one.
 */
const delay = 60

const delayed = new Set(["add", "addDir", "change", "unlink", "unlinkDir", "all"])

/** Events of files and folders that exist, on which Gatsby reads them. */
const ofPresent = new Set(["add", "addDir", "change"])

/**
 * Makes chokidar's watchers report changes 60 ms later, in the same order, once they are ready. Without the delay, code that
 * reads a file on its event can read a file that is only partly written, and gets no event for the rest. A file that no longer
 * exists after the delay is not reported as added or changed; the event of its removal follows.
 * @param {typeof import("chokidar")} chokidar whose `watch` is replaced
 */
export function delayFileEvents(chokidar) {
  const { watch } = chokidar
  chokidar.watch = (paths, options) => {
    const watcher = watch(paths, options)
    watcher.once("ready", () => {
      const emit = watcher.emit.bind(watcher)
      watcher.emit = (event, ...args) => {
        if (!delayed.has(String(event))) return emit(event, ...args)
        setTimeout(() => {
          if (!ofPresent.has(String(event)) || existsSync(args[0])) emit(event, ...args)
        }, delay)
        return true
      }
    })
    return watcher
  }
}
