/** Which warning a link to a private repository gets. */
export type SubscriberAudience = "repository" | "compliance"

/** The part of the site configuration that says which repositories are private. */
export interface PrivateRepositories {
  organization: string
  compliance: string
  public: readonly string[]
}

/**
 * Says whether an address leads to a repository that only subscribers can open.
 * The repository's name is taken from the address's path alone; the organisation's own page is public.
 */
export function subscriberAudience(
  address: string,
  repositories: PrivateRepositories | undefined,
): SubscriberAudience | undefined {
  if (repositories === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol) || !/^(www\.)?github\.com$/.test(hostname)) return undefined
  const [organization, name] = pathname.split("/").filter(Boolean)
  if (organization?.toLowerCase() !== repositories.organization.toLowerCase() || name === undefined)
    return undefined
  const repository = name.toLowerCase().replace(/\.git$/, "")
  if (repository === repositories.compliance.toLowerCase()) return "compliance"
  return repositories.public.some((known) => known.toLowerCase() === repository) ? undefined : "repository"
}
