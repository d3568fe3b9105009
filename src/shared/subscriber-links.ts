/** Which warning a link to a private repository gets. */
export type SubscriberAudience = "repository" | "compliance"

/** The part of the site configuration that says which repositories are private. */
export interface PrivateRepositories {
  organization: string
  compliance: string
  public: readonly string[]
}

/** A repository that only subscribers can open. */
export interface SubscriberRepository {
  /** As the address writes it, without `.git`. */
  name: string
  audience: SubscriberAudience
}

/**
 * The private repository that an address leads to; `undefined` for every other address.
 * The repository's name is taken from the address's path alone; the organisation's own page is public.
 */
export function subscriberRepository(
  address: string,
  repositories: PrivateRepositories | undefined,
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

/** Says whether an address leads to a repository that only subscribers can open. */
export function subscriberAudience(
  address: string,
  repositories: PrivateRepositories | undefined,
): SubscriberAudience | undefined {
  return subscriberRepository(address, repositories)?.audience
}
