import { releaseUrl } from "../../shared/release-paths"
import type { VersionTable } from "../content/settings/version-table"
import { jsonFile, type OutputFile } from "./output-file"
import { versionTableFile } from "./output-paths"

/** The columns of a table that others have. Programs can read the same fields of all tables. */
const noColumns = { current_name: null, last_version: null, minimum_version: null, recommendations: null }

/** `api/version-compatibility/<name>.json`: a version table, with links to the minimum releases. */
export function versionTableFiles(tables: ReadonlyMap<string, VersionTable>): OutputFile[] {
  return [...tables.values()].map(({ name, caption, columns, rows }) => {
    const table = {
      name,
      caption,
      columns: { ...noColumns, ...columns },
      rows: rows.map((row) => ({
        ...noColumns,
        replaced_by: null,
        ...row,
        release: row.minimum_version === undefined ? null : releaseUrl(row.address, row.minimum_version),
      })),
    }
    return jsonFile(versionTableFile(name), table)
  })
}
