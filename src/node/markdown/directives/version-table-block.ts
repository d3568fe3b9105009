import type { Link, Paragraph, PhrasingContent, Table, TableCell } from "mdast"
import { releaseUrl } from "../../../shared/release-paths"
import { versionColumns, type VersionRow, type VersionTable } from "../../content/settings/version-table"

/** The content of a row's cell in each column. */
const cells: Readonly<Record<(typeof versionColumns)[number], (row: VersionRow) => PhrasingContent[]>> = {
  current_name: (row) => {
    if (row.replaced_by !== undefined) return [text("–")]
    return [row.current_name === undefined ? text("unchanged") : code(row.current_name)]
  },
  last_version: (row) => release(row, row.last_version),
  minimum_version: (row) =>
    row.replaced_by === undefined
      ? release(row, row.minimum_version)
      : [text("Deprecated: use "), code(row.replaced_by)],
  recommendations: (row) => [text((row.recommendations ?? []).join(", "))],
}

/** A version table as Markdown: its caption, and the table. */
export function versionTableBlock({ caption, columns, rows }: VersionTable): [Paragraph, Table] {
  const shown = versionColumns.filter((column) => columns[column] !== undefined)
  const header = ["Repository", ...shown.map((column) => columns[column] ?? "")]
  return [
    { type: "paragraph", children: [text(caption)] },
    {
      type: "table",
      children: [
        { type: "tableRow", children: header.map((name) => cell([text(name)])) },
        ...rows.map((row) => ({
          type: "tableRow" as const,
          children: [
            cell([link(row.address, code(row.repository))]),
            ...shown.map((column) => cell(cells[column](row))),
          ],
        })),
      ],
    },
  ]
}

function release(row: VersionRow, version: string | undefined): PhrasingContent[] {
  if (version === undefined || version === "all") return [text(version ?? "–")]
  return [link(releaseUrl(row.address, version), text(version))]
}

function cell(children: PhrasingContent[]): TableCell {
  return { type: "tableCell", children }
}

function link(url: string, child: Link["children"][number]): Link {
  return { type: "link", url, children: [child] }
}

function code(value: string) {
  return { type: "inlineCode" as const, value }
}

function text(value: string) {
  return { type: "text" as const, value }
}
