import type { TextSection } from "../../markdown/types"

/** Text under a top-level heading including its subheadings; without a name, the whole text. */
export function sectionText(sections: readonly TextSection[], name?: string): string {
  let inside = name === undefined
  const texts: string[] = []
  for (const { heading, text } of sections) {
    if (name !== undefined && heading?.level === 2) inside = heading.text === name
    if (inside && text !== "") texts.push(text)
  }
  return texts.join("\n\n")
}
