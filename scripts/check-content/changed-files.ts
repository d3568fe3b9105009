import { execFileSync } from "node:child_process"
import { realpathSync } from "node:fs"
import path from "node:path"

/** Git's exit code if there is no repository, or no commit in it. */
const exitCodeWithoutCommit = 128

/**
 * Absolute paths of the files that differ from the last commit of a folder's repository: changed, added or untracked.
 * @throws one sentence if the folder is not in a repository with a commit, or git is not installed
 */
export function changedFiles(folder: string): ReadonlySet<string> {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe", maxBuffer: Infinity })
  try {
    const top = realpathSync(git("rev-parse", "--show-toplevel").trim())
    const changed = git("diff", "--name-only", "-z", "HEAD")
    const added = git("ls-files", "--others", "--exclude-standard", "--full-name", "-z", top)
    const names = `${changed}${added}`.split("\0").filter((name) => name !== "")
    return new Set(names.map((name) => path.join(top, name)))
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number | null } // execFileSync only throws such errors
    if (code === "ENOENT") throw new Error("--changed needs git, which is not installed.")
    if (status !== exitCodeWithoutCommit) throw error
    throw new Error(
      `--changed compares with the last commit, and ${folder} is not in a git repository with one.`,
    )
  }
}
