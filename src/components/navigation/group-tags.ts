/** A tag as the index lists it. */
export interface TagEntry {
  slug: string
  label: string
  /** What it is called in full; the label where it has no other name. */
  name: string
  /** Subject that it belongs to; "" where the tree has none. */
  topic: string
  /** Number of pages that carry it. */
  count: number
}

/** Tags below one heading. */
export interface TagGroup {
  title: string
  tags: TagEntry[]
}

/** Groups tags by topic, the topic on most pages first; tags without one by the first character of their name, in order. */
export function groupTags(tags: readonly TagEntry[]): TagGroup[] {
  const groups = new Map<string, TagEntry[]>()
  for (const tag of tags) {
    const title = tag.topic || (Array.from(tag.name)[0] ?? "").toUpperCase()
    groups.set(title, [...(groups.get(title) ?? []), tag])
  }
  return [...groups]
    .map(([title, entries]) => ({
      title,
      tags: entries.sort((a, b) => a.name.localeCompare(b.name, "en")),
    }))
    .sort((a, b) => pagesOf(b) - pagesOf(a) || a.title.localeCompare(b.title, "en"))
}

/** How many pages the tags of a topic are on; 0 for a letter, so that letters stay in their order. */
function pagesOf({ tags }: TagGroup): number {
  return tags.reduce((sum, { topic, count }) => sum + (topic === "" ? 0 : count), 0)
}

/** How many pages a tag labels, in words: the heading of its page. */
export function taggedTitle(count: number, label: string): string {
  return `${count === 1 ? "One doc" : `${count} docs`} tagged with “${label}”`
}
