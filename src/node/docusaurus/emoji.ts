import type * as NodeEmoji from "node-emoji"
import { requireFromRoot } from "../markdown/require-from-root"

const shortcode = /:\+1:|:-1:|:[\w-]+:/g

/** Replaces shortcodes such as `:rocket:` by their emoji, as Docusaurus does by default. Unknown ones stay as written. */
export function withEmoji(text: string): string {
  return text.replace(shortcode, (written) => {
    const { get } = requireFromRoot("node-emoji") as typeof NodeEmoji // takes 20 ms to load, and most sites do not need it
    return get(written) ?? written
  })
}
