import { createHash } from "node:crypto"
import { createRenderContext } from "./render-context"
import { indexDigest, type DocumentContext } from "./render-document"

type Input = Parameters<typeof createRenderContext>[0]

/** Makes what each document of a tree is rendered with. */
export function documentContexts(input: Omit<Input, "origin">): (origin: Input["origin"]) => DocumentContext {
  const { index, site, pathPrefix, valueRules } = input
  const settings = createHash("sha256")
    .update(JSON.stringify([site, pathPrefix, valueRules]))
    .digest("base64")
  const digest = `${settings} ${indexDigest(index)}`
  return (origin) => ({ context: createRenderContext({ ...input, origin }), digest })
}
