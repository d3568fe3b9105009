import type { LockedPackage } from "../../scripts/licenses/lock-file"
import { badVersions } from "./bad-versions"

/** npm replaces it by the registry of the user's settings. */
const registry = "https://registry.npmjs.org/"

/** Licenses with copyleft terms or restrictions of use. */
const unwelcomeLicense = /(?<!L)GPL|SSPL|BUSL|-NC-/

/** The problems of the packages in a lock file that can be detected offline: one sentence each. */
export function auditLockFile(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version, resolved, integrity, license = "" }) => {
    const label = `${name} ${version}`
    return [
      ...(badVersions[name]?.includes(version) ? [`${label} is known to be malicious.`] : []),
      ...(integrity === undefined ? [`${label} has no checksum: it does not come from a registry.`] : []),
      ...(resolved?.startsWith(registry)
        ? []
        : [`${label} has to be downloaded from ${registry}; its "resolved" is ${resolved ?? "missing"}.`]),
      // Of licenses joined by OR, the user chooses one.
      ...(license.split(" OR ").every((choice) => unwelcomeLicense.test(choice))
        ? [`${label} is licensed as ${license}.`]
        : []),
    ]
  })
}
