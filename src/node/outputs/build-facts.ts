import { execFileSync } from "node:child_process"
import type { BuildFacts, OutputData, OutputFile } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `build.json`: which build this is, and how much it holds. */
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
 * When the commit that is built was made, so that two builds of it are the same to the byte; outside of a checkout, now.
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
