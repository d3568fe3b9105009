import { planAccounts, planNetwork, planPipeline } from "../../shared/plan"

/** A service as the catalogue lists it. */
export interface ListedService {
  /** Final path of its page. */
  slug: string
  title: string
  description: string
  /** Part of the address, such as "data-storage". */
  category: string
  tags: readonly { slug: string; label: string }[]
}

/** What the reader asked the catalogue for. Empty text stands for any. */
export interface ServiceFilter {
  /** Every word must stand in the title, description or a tag. */
  text: string
  category: string
  /** Slug of a tag. */
  tag: string
}

/** The catalogue as it opens. */
export const allServices: ServiceFilter = { text: "", category: "", tag: "" }

const parameters = { text: "in", category: "category", tag: "tag" } as const

/** The filter that an address asks for. */
export function readServiceFilter(search: string): ServiceFilter {
  const params = new URLSearchParams(search)
  return {
    text: params.get(parameters.text) ?? "",
    category: params.get(parameters.category) ?? "",
    tag: params.get(parameters.tag) ?? "",
  }
}

/** The search part of an address that asks for a filter: "" for everything. */
export function writeServiceFilter(filter: ServiceFilter): string {
  const params = new URLSearchParams()
  for (const name of ["text", "category", "tag"] as const)
    if (filter[name]) params.set(parameters[name], filter[name])
  const text = params.toString()
  return text === "" ? "" : `?${text}`
}

/** The services that a filter asks for, in their order. */
export function filterServices(services: readonly ListedService[], filter: ServiceFilter): ListedService[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  return services.filter(({ title, description, category, tags }) => {
    const haystack = `${title} ${description} ${tags.map(({ label }) => label).join(" ")}`.toLowerCase()
    return (
      (filter.category === "" || filter.category === category) &&
      (filter.tag === "" || tags.some(({ slug }) => slug === filter.tag)) &&
      words.every((word) => haystack.includes(word))
    )
  })
}

/** Services of one category. */
export interface ServiceGroup {
  category: string
  /** The view of the home page's plan that they are part of; absent for a category that the plan does not know. */
  view?: { number: number; title: string }
  services: ListedService[]
}

/** Categories in the order in which the plan shows them: accounts, what is in their network, how changes get there. */
const viewsOfCategories = new Map<string, { number: number; title: string }>([
  ["landing-zone", planAccounts],
  ["networking", planNetwork],
  ["security", planNetwork],
  ["app-orchestration", planNetwork],
  ["data-storage", planNetwork],
  ["ci-cd-pipeline", planPipeline],
])
const categoryOrder = [...viewsOfCategories.keys()]

/** Services by category, as the plan has them; unknown categories follow, and services stand in the order of their names. */
export function groupServices(services: readonly ListedService[]): ServiceGroup[] {
  const groups = new Map<string, ListedService[]>()
  for (const service of services)
    groups.set(service.category, [...(groups.get(service.category) ?? []), service])
  return [...groups]
    .map(([category, members]) => {
      const view = viewsOfCategories.get(category)
      return {
        category,
        ...(view ? { view: { number: view.number, title: view.title } } : {}),
        services: [...members].sort((a, b) => a.title.localeCompare(b.title, "en")),
      }
    })
    .sort((a, b) => placeOf(a.category) - placeOf(b.category) || a.category.localeCompare(b.category, "en"))
}

function placeOf(category: string): number {
  const place = categoryOrder.indexOf(category)
  return place === -1 ? categoryOrder.length : place
}
