import { admonitions } from "../../../shared/admonitions"

/** The one leaf directive that writers have. */
export const versionTableDirective = "version-table"

/** Every container directive that writers have. */
export const directiveNames: readonly string[] = [
  ...admonitions.keys(),
  "details",
  "steps",
  "cards",
  "file-tree",
  "tabs",
  "tab",
]
