/** Path of the page that lists all repositories with their releases. */
export const releasesPath = "/guides/stay-up-to-date/releases/"

/** Path of the page that lists a repository's releases in a year. */
export function releaseYearPath(repository: string, year: string): string {
  return `${releasesPath}${repository}/${year}`
}

/** Path of the Atom feed of a repository's releases. */
export function releaseFeedPath(repository: string): string {
  return `/feeds/releases/${repository}.xml`
}

/** Address of the company's repository of a name. */
export function repositoryUrl(name: string): string {
  return `https://github.com/gruntwork-io/${name}`
}

/** Address of a release, with its notes. A tag usually has a leading v. */
export function releaseUrl(repositoryAddress: string, tag: string): string {
  return `${repositoryAddress}/releases/tag/${tag}`
}

/** Address of a release that is written as its repository and tag, such as "terraform-aws-eks v0.60.0". */
export function urlOfRelease(release: string): string {
  const [repository = "", tag = ""] = release.split(" ")
  return releaseUrl(repositoryUrl(repository), tag)
}
