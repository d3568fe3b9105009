/** Where the notes of a release stand, given as its repository and version. */
export function releaseUrl(release: string): string {
  const [repository = "", version = ""] = release.split(" ")
  return `https://github.com/gruntwork-io/${repository}/releases/tag/${version}`
}
