/** How a kind of admonition looks: the name in its classes, and its icon. */
export interface AdmonitionKind {
  look: "note" | "tip" | "info" | "warning" | "caution" | "danger"
  /** Title of an admonition that has none of its own. */
  title: string
}

/** Admonitions by the directive's name. Docusaurus's further names share the looks of the first six. */
export const admonitions: ReadonlyMap<string, AdmonitionKind> = new Map([
  ["note", { look: "note", title: "Note" }],
  ["tip", { look: "tip", title: "Tip" }],
  ["info", { look: "info", title: "Info" }],
  ["warning", { look: "warning", title: "Warning" }],
  ["caution", { look: "caution", title: "Caution" }],
  ["danger", { look: "danger", title: "Danger" }],
  ["important", { look: "info", title: "Important" }],
  ["secondary", { look: "note", title: "Note" }],
  ["success", { look: "tip", title: "Success" }],
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
