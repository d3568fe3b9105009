import { watch, type FSWatcher } from "chokidar"
import { isEndlessLink } from "../../content/files/sandbox"

/**
 * Calls `changed` with the path of each file or folder that is added, changed or removed. A folder need not exist yet if its
 * parent does. Until the watcher is ready, it lists the existing files; only those modified after `since` are reported.
 * @param since when the content was read first, in milliseconds since the epoch
 * @param ignore whether a file, or a folder with all that is in it, is not watched
 */
export function watchFiles(
  folders: readonly string[],
  since: number,
  changed: (path: string) => void,
  ignore: (path: string) => boolean = () => false,
): FSWatcher {
  let isReady = false
  return watch([...folders], { ignored: [isEndlessLink, ignore] })
    .on("ready", () => (isReady = true))
    .on("error", (error) => {
      process.stderr.write(
        `Some files are not watched, so edit them and start the preview again: ${error.message}\n` +
          "  Fix: raise the limit fs.inotify.max_user_watches, or check the permissions of the content.\n",
      )
    })
    .on("all", (_, file, stats) => {
      if (isReady || (stats && stats.mtimeMs >= since)) changed(file)
    })
}
