import { slug } from "github-slugger"

/** The label of a tab, and its value in storage and addresses; each defaults to the other. */
export function tabNames(label: string | undefined, value: string | undefined) {
  const shown = label || value || "Tab"
  return { label: shown, value: value || slug(shown) }
}
