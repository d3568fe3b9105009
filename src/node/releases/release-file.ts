import { z } from "zod"
import { describeIssue } from "../content/yaml/describe-issue"
import type { Problem } from "../report/problem"

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

/** Reads a file of releases with one JSON object on each line. An invalid line is reported and left out. */
export function parseReleases(file: string, text: string): { releases: Release[]; problems: Problem[] } {
  const releases: Release[] = []
  const problems: Problem[] = []
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue
    const fault = readLine(line, releases)
    if (fault) problems.push({ rule: "front-matter", file, line: index + 1, column: 1, ...fault })
  }
  return { releases: releases.sort(newestFirst), problems }
}

const versions = new Intl.Collator("en", { numeric: true }) // `localeCompare` would create one for each comparison

/** A release is newer than its pre-releases of the same day, such as `v1.0.0-alpha1`, which the collator sorts after it. */
function newestFirst(a: Release, b: Release): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  if (a.version.startsWith(`${b.version}-`)) return 1
  if (b.version.startsWith(`${a.version}-`)) return -1
  return versions.compare(b.version, a.version)
}

/** Adds the release of a line, and returns the line's problems. */
function readLine(line: string, releases: Release[]): Pick<Problem, "message" | "fix"> | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return {
      message: "The line is not a release in JSON.",
      fix: 'write it as {"version": "v1.0.0", "date": "2026-01-31"}, on one line, with matching braces and quotation marks.',
    }
  }
  const result = releaseSchema.safeParse(value)
  if (!result.success) {
    const [issue] = result.error.issues
    const described = issue && describeIssue(releaseSchema, value, issue, "The line")[0]
    return described && { message: described.message, fix: described.fix }
  }
  const { version } = result.data
  if (releases.some((other) => other.version === version))
    return { message: `The release ${version} is listed twice.`, fix: "remove one of the two lines." }
  releases.push(result.data)
  return undefined
}
