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

/** Address of the notes of a release. */
export function releaseNotes(repository: string, version: string): string {
  return `https://github.com/gruntwork-io/${repository}/releases/tag/${version}`
}
