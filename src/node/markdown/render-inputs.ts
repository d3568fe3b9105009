import type { TermLinks } from "../glossary/create-term-links"
import type { ValueRule } from "../content/settings/value-rules"
import type { BodyParts } from "./body-parts"

/** The resolved address of a link. */
export interface LinkTarget {
  /** Address to put into the page: a path of this site with the path prefix, an anchor, or an external address. */
  href: string
  kind: "page" | "anchor" | "asset" | "external"
  /** Set for a file of the content: resolving the link copied it into the build, or it is missing and may be added later. */
  dependsOnFile?: true
  /** Set for a repository that only subscribers can open. */
  subscribers?: "repository" | "compliance"
}

/** An image after the pipeline has sized and copied it. */
export interface ImageTarget {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
}

/** The data from outside of the body that rendering needs: everything that depends on other files. */
export interface RenderContext extends BodyParts {
  /** Path of the file that is rendered, from the content directory; needed for MDX alone. */
  file?: string
  /** Resolves a link of the page; called for links in Markdown, HTML and directives alike. */
  resolveLink(url: string): LinkTarget
  /** Resolves an image; `undefined` leaves the address as written. */
  resolveImage(url: string): Promise<ImageTarget | undefined>
  /** Origins of embedded pages that are shown as frames; none if absent. */
  frameHosts?: readonly string[]
  /** The placeholders for the reader's own values; none if absent. */
  valueRules?: readonly ValueRule[]
  /** Finds the terms of a text that the page has not linked yet; the glossary has none when absent. */
  newTerms?: TermLinks
}
