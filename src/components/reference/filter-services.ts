import { filterWords, hasAllWords } from "../../shared/filter-words"
import { groupBy } from "../../shared/group-by"
import { planAccounts, planNetwork, planPipeline, type PlanPart } from "../../shared/plan"
import { setParameters } from "../../shared/set-parameters"

interface Tag {
  slug: string
  label: string
}

/** A service as listed in the catalog. */
export interface ListedService {
  /** Final path of its page. */
  slug: string
  title: string
  description: string
  /** Path segment, such as "data-storage". */
  category: string
  tags: readonly Tag[]
  /** The part of the plan that its page is about. */
  place: PlanPart | undefined
}

/** The reader's filter. An empty string means any value. */
export interface ServiceFilter {
  /** Every word must be in the title, description or a tag. */
  text: string
  category: string
  /** Slug of a tag. */
  tag: string
}

/** The initial filter. */
export const noFilter: ServiceFilter = { text: "", category: "", tag: "" }

/** Parses the filter of an address. */
export function readServiceFilter(search: string): ServiceFilter {
  const params = new URLSearchParams(search)
  return {
    text: params.get("in") ?? "",
    category: params.get("category") ?? "",
    tag: params.get("tag") ?? "",
  }
}

/** Writes a filter into the search part of an address; other parameters are kept. */
export function writeServiceFilter(search: string, { text, category, tag }: ServiceFilter): string {
  return setParameters(search, { in: text, category, tag })
}

/** The tags that services have, each once, sorted by label. */
export function tagsOf(services: readonly ListedService[]): Tag[] {
  const tags = new Map(services.flatMap((service) => service.tags).map((tag) => [tag.slug, tag]))
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, "en"))
}

/** Removes from a filter, which may come from an address, a category or tag that no service has. */
export function withKnownValues(
  { text, category, tag }: ServiceFilter,
  services: readonly ListedService[],
): ServiceFilter {
  return {
    text,
    category: services.some((service) => service.category === category) ? category : "",
    tag: services.some(({ tags }) => tags.some(({ slug }) => slug === tag)) ? tag : "",
  }
}

/** The services that match a filter, in their original order. */
export function filterServices(services: readonly ListedService[], filter: ServiceFilter): ListedService[] {
  const words = filterWords(filter.text)
  return services.filter(({ title, description, category, tags }) => {
    const haystack = `${title} ${description} ${tags.map(({ label }) => label).join(" ")}`.toLowerCase()
    return (
      (filter.category === "" || filter.category === category) &&
      (filter.tag === "" || tags.some(({ slug }) => slug === filter.tag)) &&
      hasAllWords(haystack, words)
    )
  })
}

/** Services of one category. */
export interface ServiceGroup {
  category: string
  /** The view of the home page's plan that shows the category; absent for categories that are not on the plan. */
  view?: { number: number; title: string }
  services: ListedService[]
}

/** Categories in the order of the plan's views: accounts, network, pipeline. */
const viewsOfCategories = new Map<string, { number: number; title: string }>([
  ["landing-zone", planAccounts],
  ["networking", planNetwork],
  ["security", planNetwork],
  ["app-orchestration", planNetwork],
  ["data-storage", planNetwork],
  ["ci-cd-pipeline", planPipeline],
])
const categoryOrder = [...viewsOfCategories.keys()]

/** Groups services by category, in the order of the plan; other categories follow. Services are sorted by name. */
export function groupServices(services: readonly ListedService[]): ServiceGroup[] {
  return [...groupBy(services, ({ category }) => category)]
    .map(([category, members]) => ({
      category,
      view: viewsOfCategories.get(category),
      services: members.sort((a, b) => a.title.localeCompare(b.title, "en")),
    }))
    .sort((a, b) => rankOf(a.category) - rankOf(b.category) || a.category.localeCompare(b.category, "en"))
}

function rankOf(category: string): number {
  const rank = categoryOrder.indexOf(category)
  return rank === -1 ? categoryOrder.length : rank
}
