import { execFileSync } from "node:child_process"
import type { BuildFacts, OutputData, OutputFile } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `build.json`: version, commit and content counts of the build. */
export function buildFile(data: OutputData, facts: BuildFacts): OutputFile {
  const content = {
    version: facts.version,
    time: facts.time.toISOString(),
    commit: facts.commit,
    pathPrefix: facts.pathPrefix,
    counts: {
      pages: data.pages.length,
      articles: data.articles.length,
      tags: data.tags.length,
    },
  }
  return { path: outputPaths.build.slice(1), text: `${JSON.stringify(content, null, 2)}\n` }
}

/**
 * The time of the commit, so that two builds of the same commit are byte-identical; outside of a git checkout, the current time.
 */
export function contentTime(): Date {
  try {
    return new Date(
      execFileSync("git", ["log", "-1", "--format=%cI"], { encoding: "utf8", stdio: "pipe" }).trim(),
    )
  } catch {
    return new Date()
  }
}

/** Full hash of the commit that is built; `null` outside a checkout. */
export function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null
  }
}
