/** A tag as the index lists it. */
export interface TagEntry {
  slug: string
  label: string
  /** Number of pages that carry it. */
  count: number
}

/** Tags whose labels start with the same character. */
export interface TagGroup {
  letter: string
  tags: TagEntry[]
}

/** Groups tags by the upper-cased first character of their label; groups and tags are sorted. */
export function groupTags(tags: readonly TagEntry[]): TagGroup[] {
  const groups = new Map<string, TagEntry[]>()
  for (const tag of tags) {
    const letter = (Array.from(tag.label)[0] ?? "").toUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .map(([letter, entries]) => ({
      letter,
      tags: entries.sort((a, b) => a.label.localeCompare(b.label, "en")),
    }))
    .sort((a, b) => a.letter.localeCompare(b.letter, "en"))
}

/** How many pages a tag labels, in words: the heading of its page. */
export function taggedTitle(count: number, label: string): string {
  return `${count === 1 ? "One doc" : `${count} docs`} tagged with “${label}”`
}
