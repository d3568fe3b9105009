import { noVersionTables, type VersionTables } from "./settings/version-table"
import type { CodeFiles } from "./files/code-file"
import type { Partials } from "./files/partials"
import type { Variables } from "./settings/variables"

/** Data of a content tree that the build inserts into bodies. */
export interface BodyParts {
  /** The tables for `::version-table`. */
  versionTables: VersionTables
  /** The files that code fences and imports of text show. */
  codeFiles?: CodeFiles
  /** The Markdown files that MDX bodies import. */
  partials?: Partials
  /** The values of `{{a_name}}`. Absent in a tree without variables, in which double braces are text. */
  variables?: Variables | undefined
}

/** For reading a body when the inserted data is not needed. */
export const noParts: BodyParts = { versionTables: noVersionTables }
