import { z } from "zod"
import type { MovedAnchors } from "../../../shared/moved-anchors"
import { decodeFragment, splitAddress, withoutTrailingSlash } from "../../../shared/paths"
import type { SourcePosition } from "../../../shared/source-position"
import type { ContentDocument } from "../document"
import { newAddressSchema, oldAddressSchema } from "../routes/addresses"
import { parseYaml, type ParsedYaml } from "../yaml/parse-yaml"

/** Fields of `redirects.yml`. */
export const redirectsFileSchema = z.record(
  oldAddressSchema,
  newAddressSchema,
  "must have on each line an old address, a colon and the new address",
)

/** File of the content tree with the redirects that do not belong to a page. */
export const redirectsFile = "redirects.yml"

/** A redirect, with the position of its declaration. */
export interface DeclaredRedirect extends SourcePosition {
  file: string
  /** Without trailing slash. */
  from: string
  to: string
}

/** A heading that moved. */
export interface MovedAnchor extends SourcePosition {
  file: string
  /** Path of the page that had it. */
  page: string
  /** Id of the heading. */
  from: string
  /** Path of a page, its fragment included. */
  to: string
}

interface DocumentPositions {
  documents: readonly ContentDocument[]
  positionOf(document: ContentDocument, field: readonly PropertyKey[]): SourcePosition
}

/** Parses `redirects.yml`: a map from old addresses to new ones. */
export function parseRedirectsFile(file: string, text: string): ParsedYaml<DeclaredRedirect[]> {
  const { data = {}, ...parsed } = parseYaml(redirectsFileSchema, file, text)
  return {
    ...parsed,
    data: Object.entries(data).map(([from, to]) => ({
      file,
      ...parsed.positionOf([from]),
      from: withoutTrailingSlash(from),
      to,
    })),
  }
}

/** The redirects that pages declare in `redirect_from`. */
export function redirectsOfPages({ documents, positionOf }: DocumentPositions): DeclaredRedirect[] {
  return documents.flatMap((document) =>
    (document.frontMatter.redirect_from ?? []).map((from, position) => ({
      file: document.reportFile,
      ...positionOf(document, ["redirect_from", position]),
      from: withoutTrailingSlash(from),
      to: document.slug,
    })),
  )
}

/** All moved headings that are declared in front matter. */
export function movedAnchorsOf({ documents, positionOf }: DocumentPositions): MovedAnchor[] {
  return documents.flatMap((document) =>
    Object.entries(document.frontMatter.moved ?? {}).map(([from, to]) => ({
      file: document.reportFile,
      ...positionOf(document, ["moved", from]),
      page: document.slug,
      from,
      to: to.startsWith("#") ? document.slug + to : to,
    })),
  )
}

/** The lookup table for anchors that a page no longer has: targets by page, without trailing slash, and id. */
export function movedAnchorsByPage(
  moved: readonly Pick<MovedAnchor, "page" | "from" | "to">[],
): MovedAnchors {
  const pages: Record<string, Record<string, string>> = {}
  for (const { page, from, to } of moved) (pages[withoutTrailingSlash(page)] ??= {})[from] = to
  return pages
}

/** Path and anchor of a target on this site; `undefined` for an external address. */
export function siteTarget(to: string): { path: string; anchor: string } | undefined {
  if (!to.startsWith("/")) return undefined
  const { path, hash } = splitAddress(to)
  return { path: withoutTrailingSlash(path), anchor: decodeFragment(hash.slice(1)) }
}
