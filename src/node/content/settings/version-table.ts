import { z } from "zod"
import { releaseVersion, releaseVersionShape } from "./release-version"

const text = z.string().min(1)
const lastShape = `${releaseVersionShape}, or "all"`
const lastVersion = z.string(lastShape).regex(/^(?:all|v\d+(?:\.\d+){2})$/, lastShape)

const row = z
  .strictObject({
    repository: text,
    address: z.url(),
    current_name: text.optional(),
    last_version: lastVersion.optional(),
    minimum_version: releaseVersion.optional(),
    recommendations: z.array(text).min(1).optional(),
    replaced_by: text.optional(),
  })
  .refine(
    ({ minimum_version, replaced_by }) => (minimum_version === undefined) !== (replaced_by === undefined),
    {
      error: "must have either a minimum_version or a replaced_by",
    },
  )

/** Columns after the repository, in display order. */
export const versionColumns = ["current_name", "last_version", "minimum_version", "recommendations"] as const

/** Folder of the version tables in the content tree. */
export const versionTableFolder = "data/version-compatibility"

/** Fields of a file of that folder. */
export const versionTableSchema = z.strictObject({
  caption: text,
  columns: z.strictObject({
    current_name: text.optional(),
    last_version: text.optional(),
    minimum_version: text,
    recommendations: text.optional(),
  }),
  rows: z.array(row).min(1),
})

/** A row: a repository, and its compatible releases. */
export type VersionRow = z.infer<typeof row>

/** Releases of the library's repositories that are compatible with a version of another product. */
export interface VersionTable extends z.infer<typeof versionTableSchema> {
  /** Name of its file, without the extension. */
  name: string
}

/** For a file that cannot be used, so that pages can still name it. */
export const emptyVersionTable: Omit<VersionTable, "name"> = {
  caption: "",
  columns: { minimum_version: "" },
  rows: [],
}

/** Version tables by name. */
export interface VersionTables {
  get(name: string): VersionTable | undefined
  keys(): Iterable<string>
}

/** For parsing a page whose version tables are not needed. */
export const noVersionTables: VersionTables = new Map()
