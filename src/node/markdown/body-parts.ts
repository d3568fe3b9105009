import { noVersionTables, type VersionTables } from "../content/settings/version-table"
import type { CodeFiles } from "../content/files/code-file"
import type { Partials } from "./mdx/imported-partials"
import type { Variables } from "../content/settings/variables"

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
