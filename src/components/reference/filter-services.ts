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

/** Services by category, both in the order of their names. */
export function groupServices(
  services: readonly ListedService[],
): { category: string; services: ListedService[] }[] {
  const groups = new Map<string, ListedService[]>()
  for (const service of services)
    groups.set(service.category, [...(groups.get(service.category) ?? []), service])
  return [...groups]
    .map(([category, members]) => ({
      category,
      services: [...members].sort((a, b) => a.title.localeCompare(b.title, "en")),
    }))
    .sort((a, b) => a.category.localeCompare(b.category, "en"))
}
