import { releaseUrl } from "../../shared/release-paths"
import { jsonFile, type OutputFile } from "./output-file"
import { versionTableFile } from "./output-paths"

/** A version table from the data layer. */
interface OutputVersionTable {
  name: string
  caption: string
  columns: object
  rows: readonly { address: string; minimum_version: string | null }[]
}

/** `api/version-compatibility/<name>.json`: a version table, with links to the minimum releases. */
export function versionTableFiles(tables: readonly OutputVersionTable[]): OutputFile[] {
  return tables.map(({ name, caption, columns, rows }) => {
    const table = {
      name,
      caption,
      columns,
      rows: rows.map((row) => ({
        ...row,
        release: row.minimum_version === null ? null : releaseUrl(row.address, row.minimum_version),
      })),
    }
    return jsonFile(versionTableFile(name), table)
  })
}
