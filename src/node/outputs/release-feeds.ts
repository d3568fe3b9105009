import {
  releaseFeedPath,
  releasesPath,
  releaseUrl,
  releaseYearPath,
  repositoryUrl,
} from "../../shared/release-paths"
import { changeKinds, type Release, type RepositoryReleases } from "../releases/release-file"
import { atomFeed, dayTime, type AtomEntry } from "./atom"
import type { OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts } from "./output-pages"

/** `feeds/releases/<repository>.xml`: an Atom feed for each repository, newest releases first. */
export function releaseFeeds(repositories: readonly RepositoryReleases[], facts: BuildFacts): OutputFile[] {
  return repositories.flatMap(({ repository, releases }): OutputFile[] => {
    const [newest] = releases
    if (!newest) return []
    const path = releaseFeedPath(repository)
    const feed = {
      path,
      title: `releases of ${repository}`,
      id: absoluteUrl(facts, path),
      home: releasesPath,
      updated: dayTime(newest.date),
      entries: releases.map((release) => entry(repository, release, facts)),
    }
    return [atomFeed(feed, facts)]
  })
}

function entry(repository: string, release: Release, facts: BuildFacts): AtomEntry {
  const { version, date, modules, breaking, changes } = release
  const title = `${repository} ${version}`
  const summary = [
    ...(breaking ? ["Marked as breaking."] : []),
    ...(modules ? [`Modules: ${modules.join(", ")}.`] : []),
    ...changes.map(({ kind, change }) => `${changeKinds[kind]}: ${change}.`),
  ].join(" ")
  return {
    title,
    url: absoluteUrl(facts, `${releaseYearPath(repository, date.slice(0, 4))}#${version}`),
    related: releaseUrl(repositoryUrl(repository), version),
    updated: dayTime(date),
    summary: summary || title,
  }
}
