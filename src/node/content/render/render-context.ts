import { isExternal } from "../../../shared/paths"
import type { SiteConfig } from "../../../shared/site-config"
import { subscriberRepository } from "../../../shared/subscriber-links"
import { createTermLinks } from "../../glossary/create-term-links"
import type { Term } from "../../glossary/glossary-file"
import type { ImageTarget, LinkTarget, RenderContext } from "../../markdown/render-inputs"
import type { BodyParts } from "../../markdown/body-parts"
import type { ContentIndex } from "../content-index"
import { findFile, possibleFiles } from "../files/find-file"
import type { ContentLayout } from "../layout"
import type { ValueRule } from "../settings/value-rules"
import { resolveLink, type LinkOrigin } from "../routes/resolve-link"

interface Input extends BodyParts {
  index: ContentIndex
  layout: ContentLayout
  site: SiteConfig
  origin: LinkOrigin
  /** Path the site is served below; empty at the root of a host. */
  pathPrefix: string
  /** Called with the absolute path of each file that a link or image shows, before it is published. */
  onFile?(file: string): void
  /** Called for a link or image whose file is missing, with the absolute paths at which it can be. */
  onMissingFile?(places: readonly string[]): void
  /** Sizes and publishes an image or another file. */
  resolveImageFile(file: string, pathPrefix: string): Promise<ImageTarget>
  /** Placeholders in samples for the reader's own values. */
  valueRules?: readonly ValueRule[]
  /** The glossary. */
  terms?: readonly Term[]
  /** Publishes a file beside a page and returns its address. */
  publishFile(file: string, pathPrefix: string): string
}

/** Creates the context with all external data that rendering a page needs. */
export function createRenderContext(input: Input): RenderContext {
  const { index, layout, site, origin, pathPrefix } = input

  const missing = (url: string) => input.onMissingFile?.(possibleFiles(layout, origin.file, url))

  const target = (url: string): LinkTarget => {
    const link = resolveLink(index, layout, origin, url)
    switch (link.kind) {
      case "anchor":
        return { href: link.hash, kind: "anchor" }
      case "page":
        return { href: pathPrefix + link.page.slug + link.search + link.hash, kind: "page" }
      case "asset": {
        const rest = link.search + link.hash
        if (link.publicPath) return { href: pathPrefix + link.publicPath + rest, kind: "asset" }
        input.onFile?.(link.file)
        return { href: input.publishFile(link.file, pathPrefix) + rest, kind: "asset", dependsOnFile: true }
      }
      case "output":
        return { href: pathPrefix + link.path + link.search + link.hash, kind: "asset" }
      case "external": {
        const subscribers = subscriberRepository(link.href, site.privateRepositories)?.audience
        return { href: link.href, kind: "external", ...(subscribers ? { subscribers } : {}) }
      }
      case "missing":
        if (link.markdown) return { href: url, kind: "page" } // the link check has reported it
        missing(url)
        return { href: url, kind: "page", dependsOnFile: true }
      case "outside":
        return { href: url, kind: "page" } // the link check has reported it
    }
  }

  return {
    resolveLink: target,
    async resolveImage(url) {
      if (isExternal(url)) return undefined
      const found = findFile(layout, origin.file, url)
      if (!found) {
        missing(url)
        return undefined
      }
      input.onFile?.(found.file)
      return input.resolveImageFile(found.file, pathPrefix)
    },
    file: origin.file,
    frameHosts: site.frameHosts ?? [],
    versionTables: input.versionTables,
    variables: input.variables,
    ...(input.codeFiles ? { codeFiles: input.codeFiles } : {}),
    ...(input.partials ? { partials: input.partials } : {}),
    valueRules: input.valueRules ?? [],
    newTerms: createTermLinks(input.terms ?? [], { slug: origin.slug, pathPrefix }),
  }
}
