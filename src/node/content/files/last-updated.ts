import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * Date of the last commit of every file below a folder, as yyyy-mm-dd by path; the paths start with the folder as it is given,
 * which may be reached through a symbolic link.
 * Empty outside a git checkout and where git is missing. In a shallow clone, only files that its commits have changed have a date.
 */
export function lastCommitDates(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: "pipe",
    })
  const dates = new Map<string, string>()
  let log: string
  let shallowFile: string
  try {
    const format = "--format=%x00%H %cs"
    log = git("-c", "core.quotePath=false", "log", "--relative", format, "--name-only", "--", ".")
    shallowFile = path.resolve(folder, git("rev-parse", "--git-path", "shallow").trim())
  } catch {
    return dates // no repository or no git: pages show no date
  }
  // Git lists all files for the first commit of a shallow clone, because it does not know which of them the commit has changed.
  const first = new Set(existsSync(shallowFile) ? readFileSync(shallowFile, "utf8").split("\n") : [])
  for (const commit of log.split("\0").slice(1)) {
    const [hashAndDate = "", ...files] = commit.split("\n").filter(Boolean)
    const [hash = "", date = ""] = hashAndDate.split(" ")
    if (first.has(hash)) continue
    for (const name of files) {
      const file = path.join(folder, name)
      if (!dates.has(file)) dates.set(file, date)
    }
  }
  return dates
}
