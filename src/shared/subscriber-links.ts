import type { SiteConfig } from "./site-config"

/** The readers who can open a private repository: all subscribers, or those of the compliance product. */
export type SubscriberAudience = "repository" | "compliance"

/** A repository that only subscribers can open. */
export interface SubscriberRepository {
  /** As in the address, without `.git`. */
  name: string
  audience: SubscriberAudience
}

/**
 * The private repository that an address leads to; `undefined` for every other address, such as the organization's own
 * page, which is public.
 */
export function subscriberRepository(
  address: string,
  repositories: SiteConfig["privateRepositories"],
): SubscriberRepository | undefined {
  if (repositories === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol) || !/^(www\.)?github\.com$/.test(hostname)) return undefined
  const [organization, segment] = pathname.split("/").filter(Boolean)
  const name = segment?.replace(/\.git$/i, "")
  if (organization?.toLowerCase() !== repositories.organization.toLowerCase() || !name) return undefined
  const isNamed = (known: string) => known.toLowerCase() === name.toLowerCase()
  if (isNamed(repositories.compliance)) return { name, audience: "compliance" }
  return repositories.public.some(isNamed) ? undefined : { name, audience: "repository" }
}
