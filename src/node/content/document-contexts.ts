import { createHash } from "node:crypto"
import { createRenderContext } from "./render-context"
import { indexDigest, type DocumentContext } from "./render-document"

type Input = Parameters<typeof createRenderContext>[0]

/** Makes what each document of a tree is rendered with. */
export function documentContexts(input: Omit<Input, "origin">): (origin: Input["origin"]) => DocumentContext {
  const { index, site, pathPrefix, valueRules } = input
  const digestOf = () => {
    const settings = JSON.stringify([site, pathPrefix, valueRules])
    return `${createHash("sha256").update(settings).digest("base64")} ${indexDigest(index)}`
  }
  let digest: string | undefined
  return (origin) => ({
    context: createRenderContext({ ...input, origin }),
    get digest() {
      return (digest ??= digestOf()) // descriptions of inputs, of which there are thousands, do without
    },
  })
}
