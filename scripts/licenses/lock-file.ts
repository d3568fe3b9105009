import { z } from "zod"

const packageSchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
})

const lockFileSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
})

/** An installed package. */
export interface LockedPackage {
  name: string
  version: string
  resolved?: string | undefined
  integrity?: string | undefined
  license?: string | undefined
}

/** All packages of a lock file, including several versions of the same package. */
export function parseLockFile(text: string): LockedPackage[] {
  const { packages } = lockFileSchema.parse(JSON.parse(text))
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== "" && !link)
    .map(([path, { version = "", resolved, integrity, license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      resolved,
      integrity,
      license,
    }))
}
