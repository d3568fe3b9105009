import { noVersionTables, type VersionTables } from "./version-table"
import type { CodeFiles } from "./code-file"
import type { Variables } from "./variables"

/** What bodies name and the build puts in: of one content tree. */
export interface BodyParts {
  /** The tables that `::version-table` may show. */
  versionTables: VersionTables
  /** The files that code fences may show; none when absent. */
  codeFiles?: CodeFiles
  /** What `{{a_name}}` stands for; absent in a tree without variables, whose braces are text. */
  variables?: Variables | undefined
}

/** What a body is read with where nobody looks at what it names. */
export const noParts: BodyParts = { versionTables: noVersionTables }
