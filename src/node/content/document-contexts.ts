import { createHash } from "node:crypto"
import { createRenderContext } from "./render-context"
import { indexDigest, type DocumentContext } from "./render-document"

type Input = Parameters<typeof createRenderContext>[0]

/** Creates the render contexts of a tree's documents. */
export function documentContexts(
  input: Omit<Input, "origin"> & { siteUrl: string },
): (origin: Input["origin"]) => DocumentContext {
  const { index, site, siteUrl, pathPrefix, valueRules, terms } = input
  const digestOf = () => {
    const settings = JSON.stringify([site, siteUrl, pathPrefix, valueRules, terms])
    return `${createHash("sha256").update(settings).digest("base64")} ${indexDigest(index)}`
  }
  let digest: string | undefined
  return (origin) => ({
    context: createRenderContext({ ...input, origin }),
    site: { siteUrl, pathPrefix },
    get digest() {
      return (digest ??= digestOf()) // computed lazily: not needed for the thousands of descriptions of inputs
    },
  })
}
