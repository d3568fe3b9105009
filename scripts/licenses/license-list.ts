import type { LockedPackage } from "./lock-file"

/** Name of the file that lists the licenses of all packages. */
export const licenseListName = "THIRD-PARTY-LICENSES.md"

/** All packages by license, as Markdown. */
export function formatLicenseList(packages: readonly LockedPackage[]): string {
  const groups = new Map<string, Set<string>>()
  for (const { name, version, license = "Not named by the package" } of packages)
    groups.set(license, (groups.get(license) ?? new Set()).add(`${name} ${version}`))
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, names]) => `## ${license}\n\n${[...names].sort().join(", ")}\n`)
  return [
    "# Third-party licenses\n",
    "The packages that the site is built with, each under its own license. `npm run licenses` writes this list from the lock",
    "file.\n",
    sections.join("\n"),
  ].join("\n")
}
