import { execFileSync } from "node:child_process"
import path from "node:path"

/**
 * Date of the last commit of every file below a folder, as yyyy-mm-dd by path; the paths start with the folder as it is given,
 * which may be reached through a symbolic link.
 * Empty outside a git checkout and where git is missing; a shallow clone knows only its newest commit.
 */
export function lastCommitDates(folder: string): Map<string, string> {
  const dates = new Map<string, string>()
  let log: string
  try {
    log = execFileSync(
      "git",
      ["-c", "core.quotePath=false", "log", "--relative", "--format=%x00%cs", "--name-only", "--", "."],
      { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024, stdio: "pipe" },
    )
  } catch {
    return dates // no repository or no git: pages show no date
  }
  for (const commit of log.split("\0").slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean)
    for (const name of files) {
      const file = path.join(folder, name)
      if (!dates.has(file)) dates.set(file, date)
    }
  }
  return dates
}
