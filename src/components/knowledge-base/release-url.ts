/** Address of the notes of a release, which is given as repository and version. */
export function releaseUrl(release: string): string {
  const [repository = "", version = ""] = release.split(" ")
  return `https://github.com/gruntwork-io/${repository}/releases/tag/${version}`
}
