import { groupBy } from "../../shared/group-by"
import { unsectioned } from "../../shared/sections"

/** A tag as listed in the index. */
export interface TagEntry {
  slug: string
  label: string
  /** Full name; default: the label. */
  name: string
  /** Topic; "" if the content tree defines none. */
  topic: string
  /** Number of pages with the tag. */
  count: number
}

/** Tags under one heading. */
interface TagGroup {
  title: string
  tags: TagEntry[]
}

/** Groups tags by topic, sorted by number of pages; tags without a topic by first letter, in alphabetical order. */
export function groupTags(tags: readonly TagEntry[]): TagGroup[] {
  const groups = groupBy(tags, ({ topic, name }) => topic || (Array.from(name)[0] ?? "").toUpperCase())
  return [...groups]
    .map(([title, entries]) => ({
      title,
      tags: entries.sort((a, b) => a.name.localeCompare(b.name, "en")),
    }))
    .sort((a, b) => pagesOf(b) - pagesOf(a) || a.title.localeCompare(b.title, "en"))
}

/** Number of pages of a topic's tags; 0 for a letter, so that letters keep their order. */
function pagesOf({ tags }: TagGroup): number {
  return tags.reduce((sum, { topic, count }) => sum + (topic === "" ? 0 : count), 0)
}

/**
 * Groups pages by section, each with its pages in the given order; pages outside all sections are last.
 * @param order labels of the sections, in the order of the groups
 */
export function groupBySection<Page extends { section: string }>(
  pages: readonly Page[],
  order: readonly string[],
): [section: string, pages: Page[]][] {
  return [...order, ""].flatMap((label): [string, Page[]][] => {
    const held = pages.filter(({ section }) => section === label)
    return held.length === 0 ? [] : [[label || unsectioned, held]]
  })
}

/** Heading of a tag's page, with the number of its pages. */
export function taggedTitle(count: number, label: string): string {
  return `${count === 1 ? "One doc" : `${count} docs`} tagged with "${label}"`
}
