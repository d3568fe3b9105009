import { posix } from "node:path"
import { type MovedAnchors, movedTarget } from "../../../shared/moved-anchors"
import {
  decodeFragment,
  decodePath,
  samePage,
  splitAddress,
  withoutTrailingSlash,
} from "../../../shared/paths"
import { isFile } from "../../content/files/find-file"
import type { Content } from "../../content/content"
import { fileCandidates, pathFrom, resolveLink, type ResolvedLink } from "../../content/routes/resolve-link"
import { movedAnchorsByPage, movedAnchorsOf } from "../../content/settings/redirects"
import type { Dialect, Outline } from "../../markdown/types"
import type { ModuleLinks } from "../../reference/load-modules"
import type { Fault, Problem, RuleFault } from "../../report/problem"
import { addressFault } from "./address-fault"
import { newAddressesOf } from "./new-addresses"
import { outsideContent } from "../files/outside-content"
import { didYouMean, didYouMeanOneOf } from "../../../hcl/suggest"
import type { CheckedPage, CheckedPartial, PageAnchors } from "../page"
import { reportFileOf } from "../../content/layout"

/** Anchors that exist on every page. */
const commonAnchors = ["", "main", "top"]

/** A file whose links are checked. */
interface LinkSource extends ModuleLinks {
  /** Addresses of the pages that import the file, if it is not a page itself. */
  shownAt?: readonly string[]
  /** Absent for the site's own content. */
  dialect?: Dialect
}

/**
 * Reports links to pages, files and anchors that do not exist.
 * @param others links of pages that are not in their Markdown files
 */
export function checkLinks(
  content: Content,
  { pages, partials }: { pages: readonly CheckedPage[]; partials: readonly CheckedPartial[] },
  anchors: PageAnchors,
  others: readonly ModuleLinks[],
): Problem[] {
  const { index } = content
  const anchorsOf = new Map(anchors)
  for (const { document, importers } of partials) {
    const ids = importers.map((page) => anchors.get(page.document.id))
    if (!ids.includes(undefined))
      anchorsOf.set(
        document.file,
        ids.flatMap((known) => known ?? []),
      )
  }
  const slugs = index.pages.map(({ slug }) => slug)
  const files = [...index.byFile.keys()]

  const sources: LinkSource[] = [
    ...pages.map(({ document, outline }) => ({ ...document, links: writtenAddresses(outline) })),
    ...partials.map(({ document, outline, importers }) => ({
      ...document,
      id: document.file,
      links: writtenAddresses(outline),
      shownAt: importers.map((page) => page.document.slug),
    })),
    ...others,
  ]
  const newAddresses = newAddressesOf(content.redirects)
  const moved = movedAnchorsByPage(movedAnchorsOf(content))
  const known: KnownTargets = { content, anchorsOf, slugs, files, newAddresses, moved }
  return sources.flatMap((source) => source.links.flatMap((link) => linkProblems(known, source, link)))
}

/** The links of a body at the positions of their addresses: those with the same definition are one. */
function writtenAddresses({ links }: Pick<Outline, "links">): LinkSource["links"] {
  const seen = new Set<string>()
  return links.flatMap(({ url, line, column, definedAt }) => {
    if (!definedAt) return { url, line, column }
    const place = `${definedAt.line}:${definedAt.column}`
    if (seen.has(place)) return []
    seen.add(place)
    return { url, ...definedAt }
  })
}

/** What links can lead to. */
interface KnownTargets {
  content: Content
  /** Anchors by the id of a page, or by the file of a partial. */
  anchorsOf: PageAnchors
  slugs: readonly string[]
  files: readonly string[]
  /** The targets of redirects, by old address without trailing slash. */
  newAddresses: ReadonlyMap<string, string>
  moved: MovedAnchors
}

function linkProblems(
  known: KnownTargets,
  source: LinkSource,
  { url, line, column }: LinkSource["links"][number],
): Problem[] {
  const { content } = known
  const position = { file: source.reportFile, line, column }
  const fault = addressFault(url, source.dialect === "docusaurus")
  if (fault) return [{ rule: "wrong-address", ...position, ...fault }]
  const link = findTarget(content, source, url)
  switch (link.kind) {
    case "outside":
      return [outsideContent(url, position)]
    case "missing": {
      const unpublished = unpublishedTarget(content, source, splitAddress(url).path)
      if (unpublished) return [{ rule: "broken-link", ...position, ...unpublished }]
      return brokenLink(known, source, url, link.markdown).map((problem) => ({ ...problem, ...position }))
    }
    case "anchor":
    case "page": {
      const anchor = missingAnchor(known, source, url, link)
      return anchor ? [{ rule: "broken-anchor", ...position, ...anchor }] : []
    }
    default:
      return []
  }
}

/** The problems of a link without a target; a link to a Markdown file is also one of the rule of such links. */
function brokenLink(
  { slugs, files, newAddresses }: KnownTargets,
  source: LinkSource,
  url: string,
  isMarkdown: boolean,
): RuleFault[] {
  const target = splitAddress(url).path
  const message = `"${url}" does not exist.`
  const oldAddress = pathFrom(source.slug, target.replace(/\.mdx?$/, ""))
  const newAddress = newAddresses.get(withoutTrailingSlash(oldAddress ?? ""))
  if (!isMarkdown) {
    const otherwise = isFileName(target)
      ? "put the file beside the page or below static/, or link to a page that exists."
      : "link to a page that exists."
    const fix = newAddress === undefined ? targetFix(target, slugs, otherwise) : newAddressFix(newAddress)
    return [{ rule: "broken-link", message, fix }]
  }
  const otherwise = "link to a file of the content tree."
  const fix =
    newAddress === undefined
      ? targetFix(target, relativeFiles(source.file, files), otherwise)
      : newAddressFix(newAddress)
  return [
    { rule: "broken-link", message, fix },
    { rule: "broken-markdown-link", message: `"${url}" does not lead to a Markdown file.`, fix },
  ]
}

/** The fix for a link to a page or a heading that moved. */
function newAddressFix(address: string): string {
  return `link to its new address, "${address}".`
}

/** The fix for a link without a target: a known target that is similar, unless links cannot name it. */
function targetFix(target: string, known: readonly string[], otherwise: string): string {
  const path = decodePath(target)
  const address = path.replace(/^\/(?:content\/)?docs(?=\/)/, "") // the folder of the pages is not in their addresses
  const meant = known.find((name) => samePage(name, address))
  if (meant !== undefined) return didYouMeanOneOf([meant], otherwise)
  if (known.some((name) => name !== path && name.normalize() === path.normalize()))
    return "copy the name of the file: its accents are saved as other characters, which look the same."
  return didYouMean(
    target,
    known.filter((name) => !/[%#?]/.test(name)),
    otherwise,
  )
}

/** Whether an address ends like that of a file for download, as opposed to a page or a version such as "v1.2". */
function isFileName(address: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(address)
}

/** The problem of a link whose page does not have its anchor. */
function missingAnchor(
  { anchorsOf, moved }: KnownTargets,
  source: LinkSource,
  url: string,
  link: Extract<ResolvedLink, { kind: "anchor" | "page" }>,
): Fault | undefined {
  const ids = anchorsOf.get(link.kind === "anchor" ? source.id : link.page.id)
  const anchor = decodeFragment(link.hash.slice(1))
  if (ids === undefined || commonAnchors.includes(anchor) || ids.includes(anchor)) return undefined
  const here = source.shownAt ? "no page that imports this file has" : "this page does not have"
  const lacks = link.kind === "anchor" ? here : `"${link.page.slug}" does not have`
  const newAddress = movedTarget(moved, link.kind === "anchor" ? source.slug : link.page.slug, anchor)
  return {
    message: `"${url}" names the anchor "${anchor}", which ${lacks}.`,
    fix:
      newAddress === undefined
        ? didYouMean(anchor, ids, "link to a heading's id, or give the heading this one with {#id}.")
        : newAddressFix(newAddress),
  }
}

/**
 * The problem of a link to a draft or a partial, which exist but are not published; `undefined` for any other
 * link.
 */
function unpublishedTarget(
  { layout, drafts }: Content,
  { file, slug }: LinkSource,
  target: string,
): Fault | undefined {
  const path = decodePath(target)
  const isMarkdown = /\.mdx?$/i.test(path)
  const names = isMarkdown ? [path] : [`${path}.md`, `${path}.mdx`]
  const files = names.flatMap((name) => fileCandidates(layout, { file, slug }, name))
  const address = pathFrom(slug, path)
  const draft = drafts.find(
    (document) =>
      files.includes(document.file) || (address !== undefined && samePage(document.slug, address)),
  )
  if (draft)
    return {
      message: `"${target}" is a draft, "${draft.reportFile}", and is not published.`,
      fix: "remove `draft` from its front matter, or the link.",
    }
  const partial = files.find(
    (name) => posix.basename(name).startsWith("_") && isFile(posix.join(layout.root, name)),
  )
  if (partial === undefined) return undefined
  return {
    message: `"${target}" is a partial, "${reportFileOf(layout, partial)}", and is not published.`,
    fix: "link to a page that shows it, or rename the file without its underscore.",
  }
}

function findTarget(
  { index, layout }: Content,
  { file, slug, shownAt = [] }: LinkSource,
  url: string,
): ResolvedLink {
  const link = resolveLink(index, layout, { file, slug }, url)
  if (link.kind !== "missing") return link
  // The build does not change an unresolved address, which may be valid on the pages that import the file.
  const links = shownAt.map((slug) => resolveLink(index, layout, { file, slug }, url))
  return links.find(({ kind }) => kind !== "missing") ?? link
}

/** Paths of files relative to a page's folder, as in links. */
function relativeFiles(from: string, files: readonly string[]): string[] {
  return files.map((file) => {
    const relative = posix.relative(posix.dirname(from), file)
    return relative.startsWith("../") ? relative : `./${relative}`
  })
}
