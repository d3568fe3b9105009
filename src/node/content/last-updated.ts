import { execFileSync } from "node:child_process"
import path from "node:path"

/**
 * Date of the last commit of every file below a folder, as yyyy-mm-dd by absolute path.
 * Empty outside a git checkout and where git is missing; a shallow clone knows only its newest commit.
 */
export function lastCommitDates(folder: string): Map<string, string> {
  const dates = new Map<string, string>()
  let log: string
  let root: string
  try {
    const options = { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024, stdio: "pipe" } as const
    root = execFileSync("git", ["rev-parse", "--show-toplevel"], options).trim()
    log = execFileSync(
      "git",
      ["-c", "core.quotePath=false", "log", "--format=%x00%cs", "--name-only", "--", "."],
      options,
    )
  } catch {
    return dates // no repository or no git: pages show no date
  }
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean)
    for (const file of files) {
      const absolute = path.join(root, file)
      if (!dates.has(absolute)) dates.set(absolute, date)
    }
  }
  return dates
}
