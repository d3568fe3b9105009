import { z } from "zod"
import { describeIssue, withoutRepeats } from "../content/yaml/describe-issue"
import { isRelease } from "../../shared/release-order"
import type { Fault, Problem } from "../report/problem"

const text = z.string().trim().min(1)

/** Folder of the content tree with the releases, one file for each repository. */
export const releasesFolder = "data/releases"

/** Kinds of changes, with the names that readers see. */
export const changeKinds = {
  breaking: "Breaking",
  requires: "Requires",
  fixes: "Fixes",
  adds: "Adds",
  deprecates: "Deprecates",
} as const

const releaseSchema = z.strictObject({
  version: text,
  date: z.iso.date(),
  modules: z.array(text).min(1).optional(),
  breaking: z.boolean().default(false),
  changes: z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(changeKinds) as (keyof typeof changeKinds)[]), // keys of the literal above
        module: text.optional(),
        change: text,
        action: text.optional(),
      }),
    )
    .default([]),
})

/** A release of a repository: one line of its file. */
export type Release = z.infer<typeof releaseSchema>

/** The releases of a repository, newest first. */
export interface RepositoryReleases {
  repository: string
  /** Path of its file from the content directory. */
  file: string
  releases: Release[]
}

/** Reads a file of releases with one JSON object on each line. The problems of invalid lines are reported. */
export function parseReleases(file: string, text: string): { releases: Release[]; problems: Problem[] } {
  const releases: Release[] = []
  const problems: Problem[] = []
  const lines = text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : { number: index + 1, ...readLine(line) }))
  const all = lines.flatMap(({ release }) => release ?? [])
  for (const { number, release, faults } of lines) {
    const isRepeated = releases.some(({ version }) => version === release?.version)
    if (release && !isRepeated) releases.push(release)
    const ofVersion = release ? withoutSign(release, all) : []
    for (const fault of [...faults, ...ofVersion, ...(release && isRepeated ? [repeated(release)] : [])])
      problems.push({ rule: "front-matter", file, line: number, column: 1, ...fault })
  }
  return { releases: releases.sort(newestFirst), problems }
}

/** The fault of a version that lacks the "v" with which the tags of its repository start. */
function withoutSign({ version }: Release, others: readonly Release[]): Fault[] {
  const tag = `v${version}`
  if (!isRelease(tag) || !others.some(({ version }) => isRelease(version))) return []
  return [
    {
      message: `The version "${version}" has no "v", with which the other versions of the file start.`,
      fix: `write "${tag}".`,
    },
  ]
}

const versions = new Intl.Collator("en", { numeric: true }) // `localeCompare` would create one for each comparison

/** A release is newer than its pre-releases of the same day, such as `v1.0.0-alpha1`, which the collator sorts after it. */
function newestFirst(a: Release, b: Release): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  if (a.version.startsWith(`${b.version}-`)) return 1
  if (b.version.startsWith(`${a.version}-`)) return -1
  return versions.compare(b.version, a.version)
}

/** Reads a line. Of an invalid one, the release has the version and the date, so that links to it still work. */
function readLine(line: string): { release: Release | undefined; faults: readonly Fault[] } {
  const value = parseJson(line)
  if (value === undefined) return { release: usableRelease(line), faults: [notJson] }
  const { success, data, error } = releaseSchema.safeParse(value)
  if (success) return { release: data, faults: [] }
  const faults = withoutRepeats(releaseSchema, value, error.issues).flatMap((issue) =>
    describeIssue(releaseSchema, value, issue, "The line"),
  )
  return { release: usableRelease(line), faults: faults.map(({ message, fix }) => ({ message, fix })) }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A release with the version and the date in an invalid line, if it has both. */
function usableRelease(line: string): Release | undefined {
  const [, version] = /\bversion\W+([^\s",}]+)/.exec(line) ?? []
  const [, date] = /\bdate\W+(\d{4}-\d\d-\d\d)/.exec(line) ?? []
  return releaseSchema.safeParse({ version, date }).data
}

const notJson: Fault = {
  message: "The line is not a release in JSON.",
  fix: 'write it as {"version": "v1.0.0", "date": "2026-01-31"}, on one line, with matching braces and quotation marks.',
}

function repeated({ version }: Release): Fault {
  return { message: `The release ${version} is listed twice.`, fix: "remove one of the two lines." }
}
