import { execFileSync } from "node:child_process"
import type { Config } from "../config/load-config"
import { jsonFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts, type OutputData } from "./output-pages"
import { outputPaths } from "./output-paths"

/** The facts of a build with a configuration, below a path prefix. */
export function buildFacts({ environment, site }: Config, pathPrefix: string): BuildFacts {
  // The time of the commit, so that two builds of the same commit are byte-identical.
  const commitTime = git("log", "-1", "--format=%cI")
  return {
    title: site.title,
    tagline: site.tagline,
    siteUrl: environment.SITE_URL,
    pathPrefix,
    version: environment.BUILD_VERSION,
    commit: git("rev-parse", "HEAD"),
    time: commitTime === null ? new Date() : new Date(commitTime),
    site,
  }
}

/** `build.json`: version, commit, address and content counts of the build. */
export function buildFile(data: OutputData, facts: BuildFacts): OutputFile {
  const content = {
    version: facts.version,
    time: facts.time.toISOString(),
    commit: facts.commit,
    pathPrefix: facts.pathPrefix,
    url: absoluteUrl(facts, "/"),
    counts: {
      pages: data.pages.length,
      articles: data.articles.length,
      tags: data.tags.length,
    },
  }
  return jsonFile(outputPaths.build, content)
}

/** The answer of git; `null` outside of a checkout. */
function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null
  }
}
