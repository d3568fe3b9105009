import { stringify } from "yaml"
import { termId, type Term } from "./glossary-file"

/** Generates the Markdown source of the glossary page. */
export function glossaryPage(terms: readonly Term[]): string {
  const moved = terms.flatMap(movedIds)
  const frontMatter = {
    title: "Glossary",
    description: `What ${terms.length} terms of AWS, Kubernetes and Terraform mean on this site, from A to Z.`,
    toc_max_heading_level: 2,
    ...(moved.length === 0 ? {} : { moved: Object.fromEntries(moved) }),
  }
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, "en"))
  const letters = [...new Set(sorted.map(initialOf))]
  return [
    `---\n${stringify(frontMatter)}---`,
    "The first time a page uses one of these terms, the term leads here, and shows its meaning under the pointer or the focus.",
    ...letters.flatMap((letter) => [
      `## ${letter}`,
      ...sorted.filter((term) => initialOf(term) === letter).flatMap(entry),
    ]),
  ]
    .join("\n\n")
    .concat("\n")
}

function initialOf({ term }: Term): string {
  return term.charAt(0).toUpperCase()
}

/** The ids of a term's other names, which lead to it, so that a term that is renamed keeps its address. */
function movedIds({ term, also }: Term): [from: string, to: string][] {
  const ids = also.map(termId).filter((id) => id.length > 1) // one letter is the id of a heading
  return ids.map((id) => [id, `#${termId(term)}`])
}

function entry({ term, also, definition, see }: Term): string[] {
  return [
    `### ${term} {#${termId(term)}}`,
    definition,
    ...(also.length === 0 ? [] : [`Also: ${also.join(", ")}.`]),
    ...(see === undefined ? [] : [`More: ${see}.`]),
  ]
}
