import { slug } from "github-slugger"

/** What a tab is called, and what names it in storage and addresses, by what its writer gave of the two. */
export function tabNames(label: string | undefined, value: string | undefined) {
  const shown = label || value || "Tab"
  return { label: shown, value: value || slug(shown) }
}
