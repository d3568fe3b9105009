import { catalogPath, catalogTitle, categoryLabel, categoryOf } from "./reference"

/** The pages that list services, given by the paths of pages: one for all services, one per category. */
export function catalogLists(slugs: readonly string[]): { slug: string; title: string }[] {
  const categories = [...new Set(slugs.flatMap((slug) => categoryOf(slug) ?? []))].sort()
  if (categories.length === 0) return []
  return [
    { slug: catalogPath, title: catalogTitle },
    ...categories.map((category) => ({ slug: `${catalogPath}${category}/`, title: categoryLabel(category) })),
  ]
}
