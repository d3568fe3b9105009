import { watch, type FSWatcher } from "chokidar"
import { isEndlessLink } from "../../content/files/sandbox"

/**
 * Calls `changed` with the path of each file or folder that is added, changed or removed. A folder can be missing at first, in
 * one that exists. Before the watcher is ready, it
 * only lists existing files; of these, the ones that were modified after `since` are reported.
 * @param since when the reading began, in milliseconds
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
