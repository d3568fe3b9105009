import { admonitionLooks, type AdmonitionLook } from "../../../shared/admonitions"

/** What an admonition's directive stands for. */
export interface AdmonitionKind extends AdmonitionLook {
  /** The name in its classes. */
  look: string
}

/** Admonitions by the directive's name. Docusaurus's further names share the looks of the first six. */
export const admonitions: ReadonlyMap<string, AdmonitionKind> = new Map([
  ...Object.entries(admonitionLooks).map(([look, shown]): [string, AdmonitionKind] => [
    look,
    { look, ...shown },
  ]),
  ["important", { ...admonitionLooks.info, look: "info", title: "Important" }],
  ["secondary", { ...admonitionLooks.note, look: "note" }],
  ["success", { ...admonitionLooks.tip, look: "tip", title: "Success" }],
])

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
