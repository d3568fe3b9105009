/**
 * Time in milliseconds between a change of a file and its event. After a change, chokidar does not report others of the same file
 * for 50 ms, and ignores what follows one of those within 5 ms.
 */
const delay = 60

const delayed = new Set(["add", "addDir", "change", "unlink", "unlinkDir", "all"])

/**
 * Makes chokidar's watchers report changes 60 ms later, in the same order, once they are ready. Without the delay, who reads a file
 * at an event can read what an editor has written only in part, and does not hear of the rest.
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
        setTimeout(() => emit(event, ...args), delay)
        return true
      }
    })
    return watcher
  }
}
