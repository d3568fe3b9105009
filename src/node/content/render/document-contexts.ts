import { createHash } from "node:crypto"
import { createRenderContext } from "./render-context"
import { indexDigest, type DocumentContext } from "./render-document"

type Input = Parameters<typeof createRenderContext>[0]
type Settings = Pick<Input, "site" | "pathPrefix" | "valueRules" | "terms"> & { siteUrl: string }

const digests = new WeakMap<Input["site"], { settings: readonly unknown[]; digest: string }>()

/** Digest of the settings that affect all pages. It is only computed again if one of them is a different object. */
function settingsDigest({ site, siteUrl, pathPrefix, valueRules, terms }: Settings): string {
  const settings = [siteUrl, pathPrefix, valueRules, terms]
  const known = digests.get(site)
  if (known?.settings.every((value, position) => value === settings[position])) return known.digest
  const digest = createHash("sha256")
    .update(JSON.stringify([site, ...settings]))
    .digest("base64")
  digests.set(site, { settings, digest })
  return digest
}

/** Creates the render contexts of a tree's documents. */
export function documentContexts(
  input: Omit<Input, "origin"> & { siteUrl: string },
): (origin: Input["origin"]) => DocumentContext {
  const { index, siteUrl, pathPrefix } = input
  const digest = `${settingsDigest(input)} ${indexDigest(index)}`
  return (origin) => ({
    context: createRenderContext({ ...input, origin }),
    site: { siteUrl, pathPrefix },
    digest,
  })
}
