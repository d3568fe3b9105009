import { z } from "zod"
import type { Problem } from "../report/problem"

const text = z.string().trim().min(1)

/** Folder of the content tree that holds the releases, one file for each repository. */
export const releasesFolder = "data/releases"

/** What kind of change a release makes, and how readers see it named. */
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

/** A release of a repository, as a line of its file holds it. */
export type Release = z.infer<typeof releaseSchema>

/** The releases of a repository, newest first. */
export interface RepositoryReleases {
  repository: string
  /** Path of its file from the content directory. */
  file: string
  releases: Release[]
}

/** Reads a file of releases, one JSON object on each line; a line that does not fit is reported and left out. */
export function parseReleases(file: string, text: string): { releases: Release[]; problems: Problem[] } {
  const releases: Release[] = []
  const problems: Problem[] = []
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue
    const fault = readLine(line, releases)
    if (fault === undefined) continue
    problems.push({
      rule: "front-matter",
      file,
      line: index + 1,
      column: 1,
      message: `The line is not a release: ${fault}.`,
      fix: 'see "Writing" in CONTRIBUTING.md for the fields of this file.',
    })
  }
  return { releases: releases.sort(newestFirst), problems }
}

function newestFirst(a: Release, b: Release): number {
  return b.date.localeCompare(a.date) || b.version.localeCompare(a.version, "en", { numeric: true })
}

/** Adds the release of a line; answers with what is wrong with the line. */
function readLine(line: string, releases: Release[]): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const result = releaseSchema.safeParse(value)
  if (!result.success) {
    const [issue] = result.error.issues
    return `${issue?.path.join(".") || "it"} has a wrong value (${issue?.message})`
  }
  if (releases.some(({ version }) => version === result.data.version))
    return `${result.data.version} is there twice`
  releases.push(result.data)
  return undefined
}
