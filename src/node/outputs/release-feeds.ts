import {
  releaseFeedPath,
  releasesPath,
  releaseUrl,
  releaseYearPath,
  repositoryUrl,
} from "../../shared/release-paths"
import { changeKinds, type Release, type RepositoryReleases } from "../releases/release-file"
import { escapeXml } from "./escape-xml"
import { absoluteUrl, type BuildFacts, type OutputFile } from "./output-pages"

/** Maximum number of entries of a feed, which are the newest releases. */
const entryCount = 50

/** `feeds/releases/<repository>.xml`: an Atom feed for each repository. */
export function releaseFeeds(repositories: readonly RepositoryReleases[], facts: BuildFacts): OutputFile[] {
  return repositories.flatMap(({ repository, releases }): OutputFile[] => {
    const [newest] = releases
    if (!newest) return []
    const path = releaseFeedPath(repository)
    const self = escapeXml(absoluteUrl(facts, path))
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `  <title>${escapeXml(`${facts.title}: releases of ${repository}`)}</title>`,
      `  <id>${self}</id>`,
      `  <link rel="self" href="${self}"/>`,
      `  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(facts, releasesPath))}"/>`,
      `  <updated>${newest.date}T00:00:00Z</updated>`,
      `  <author><name>${escapeXml(facts.title)}</name></author>`,
      ...releases.slice(0, entryCount).map((release) => entry(repository, release, facts)),
      "</feed>",
    ]
    return [{ path: path.slice(1), text: `${lines.join("\n")}\n` }]
  })
}

function entry(repository: string, release: Release, facts: BuildFacts): string {
  const { version, date, modules, breaking, changes } = release
  const page = absoluteUrl(facts, `${releaseYearPath(repository, date.slice(0, 4))}#${version}`)
  const summary = [
    ...(breaking ? ["Marked as breaking."] : []),
    ...(modules ? [`Modules: ${modules.join(", ")}.`] : []),
    ...changes.map(({ kind, change }) => `${changeKinds[kind]}: ${change}.`),
  ].join(" ")
  return [
    "  <entry>",
    `    <title>${escapeXml(`${repository} ${version}`)}</title>`,
    `    <id>${escapeXml(page)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `    <link rel="related" type="text/html" href="${escapeXml(releaseUrl(repositoryUrl(repository), version))}"/>`,
    `    <updated>${date}T00:00:00Z</updated>`,
    `    <summary>${escapeXml(summary || `${repository} ${version}`)}</summary>`,
    "  </entry>",
  ].join("\n")
}
