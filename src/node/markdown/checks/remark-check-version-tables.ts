import type { Root } from "mdast"
import type {} from "remark-directive"
import type { Plugin } from "unified"
import { didYouMean } from "../../../hcl/suggest"
import { versionTableDirective } from "../directives/names"
import { partsOf } from "../file-data"
import { positionOf, report } from "../report"
import { meantWord } from "../text/meant-word"
import { visitBlocks } from "../visit-blocks"

/** Reports version tables without data. */
export const remarkCheckVersionTables: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    if (node.type !== "leafDirective" || node.name !== versionTableDirective) return
    const tables = partsOf(file).versionTables
    const name = node.attributes?.data
    if (name && tables.get(name)) return
    if (!name && Object.keys(node.attributes ?? {}).some((written) => meantWord(written, ["data"]))) return // reported
    const names = [...tables.keys()]
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(node),
      message: name ? `There is no version table "${name}".` : '"::version-table" names no data.',
      fix: didYouMean(
        name ?? "",
        names,
        `write ::version-table{data="…"} with the name of a file in data/version-compatibility: ${names.join(", ")}.`,
      ),
    })
  })
}
