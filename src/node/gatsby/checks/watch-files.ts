import { watch, type FSWatcher } from "chokidar"
import { isEndlessLink } from "../../content/files/sandbox"

/**
 * Calls `changed` with the path of each file or folder that is added, changed or removed. A folder need not exist yet if its
 * parent does. Until the watcher is ready, it lists the existing files; only those modified after `since` are reported.
 * @param since when the content was read first, in milliseconds since the epoch
 */
export function watchFiles(
  folders: readonly string[],
  since: number,
  changed: (path: string) => void,
): FSWatcher {
  let isReady = false
  return watch([...folders], { ignored: isEndlessLink })
    .on("ready", () => (isReady = true))
    .on("all", (_, file, stats) => {
      if (isReady || (stats && stats.mtimeMs >= since)) changed(file)
    })
}
