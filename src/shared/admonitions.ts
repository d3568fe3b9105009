/** How an admonition of a given name is shown. */
interface AdmonitionKind {
  /** The name used in its CSS classes. */
  look: string
  /** Title of an admonition without an explicit one. */
  title: string
  /** The icon: one stroked SVG path in a 24 by 24 view box. */
  icon: string
}

const triangle = "M12 3.5 2.5 20h19ZM12 10v5M12 17.4v.1"

/** The default kind. */
export const note: AdmonitionKind = {
  look: "note",
  title: "Note",
  icon: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3",
}
const tip: AdmonitionKind = {
  look: "tip",
  title: "Tip",
  icon: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.4.9 1.1.9 1.8h5.2c0-.7.3-1.4.9-1.8A6 6 0 0 0 12 3Z",
}
const info: AdmonitionKind = {
  look: "info",
  title: "Info",
  icon: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.1",
}
const danger: AdmonitionKind = {
  look: "danger",
  title: "Danger",
  icon: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v6M12 16.4v.1",
}

/** Admonitions by name, in directives and in MDX. Docusaurus's additional names share the styles of the first six. */
export const admonitions: ReadonlyMap<string, AdmonitionKind> = new Map([
  ["note", note],
  ["tip", tip],
  ["info", info],
  ["warning", { look: "warning", title: "Warning", icon: triangle }],
  ["caution", { look: "caution", title: "Caution", icon: triangle }],
  ["danger", danger],
  ["important", { ...info, title: "Important" }],
  ["secondary", note],
  ["success", { ...tip, title: "Success" }],
])
