import { counted } from "../../shared/counted"
import { glossaryPath } from "../../shared/glossary"
import { articlesPath, articlesTitle } from "../../shared/knowledge-base"
import { samePage } from "../../shared/paths"
import { checkDescription, checkPage, checkTitle } from "../../shared/reference"
import { releasesPath } from "../../shared/release-paths"
import type { SearchRecord } from "../../shared/search/record"
import type { SiteConfig } from "../../shared/site-config"
import type { Content } from "../content/content"
import { defaultDescription, isOfKind, type ContentDocument } from "../content/document"
import { pageQuestions } from "../content/render/page-questions"
import { catalogPages } from "../content/routes/catalog-pages"
import { tagKey } from "../content/settings/tags"
import { deployableSlug } from "../deployable/deployable-file"
import { outlineOf } from "../markdown/read-markdown"
import type { TextSection } from "../markdown/types"
import type { LoadedModules } from "../reference/load-modules"
import { newestChanges, type NewestModule } from "../reference/newest-module"
import type { Module } from "../reference/parse-module"
import { moduleRecords, pageRecords, type SearchablePage } from "./records"

/** Creates the records of a site: of its pages, except unlisted ones, and of the modules of its services. */
export function searchRecords(
  content: Content,
  { modules, newest }: LoadedModules,
  site: SiteConfig,
): SearchRecord[] {
  const documents = inListOrder(content.documents.filter(({ isUnlisted }) => !isUnlisted))
  const labels = new Map(content.tags.map((tag) => [tagKey(tag), tag.label]))
  return [
    ...documents.flatMap((document) => {
      const page = searchablePage(document, { content, labels, site })
      if (document.kind !== "service") return pageRecords(page, site)
      const module = modules.get(document.id) ?? { inputs: [], outputs: [] }
      return [
        ...pageRecords(page, site),
        ...moduleRecords(page, withAdded(module, newest.get(document.id)), site),
      ]
    }),
    ...generatedPages(documents).flatMap((page) => pageRecords(page, site)),
  ]
}

/**
 * Sorts documents by address, then lists of releases, one per year, with the newest first, then articles by number: of equal hits, the
 * one that comes first is listed first.
 */
function inListOrder(documents: readonly ContentDocument[]): ContentDocument[] {
  const articles = documents.flatMap((document) => (isOfKind(document, "article") ? document : []))
  const others = documents.filter((document) => !isOfKind(document, "article"))
  others.sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return [
    ...others.filter((document) => !isReleaseList(document)),
    ...others.filter(isReleaseList).reverse(),
    ...articles.sort((a, b) => a.frontMatter.number - b.frontMatter.number),
  ]
}

function isReleaseList({ slug }: ContentDocument): boolean {
  return slug === deployableSlug || (slug !== releasesPath && slug.startsWith(releasesPath))
}

/** The name of something with its version. A longer text, such as "Kubernetes 1.35 on EKS", states what a page assumes. */
const oneVersion = /^\D+(?<!\w)v?\d+(?:\.\w+)*$/

function searchablePage(
  document: ContentDocument,
  { content, labels, site }: { content: Content; labels: ReadonlyMap<string, string>; site: SiteConfig },
): SearchablePage {
  const { slug, title, label, frontMatter } = document
  const outline = outlineOf(document, content)
  const namesInSite = namesOfAddress(slug, site)
  const appliesTo = frontMatter.applies_to
  const isOneVersion = appliesTo !== undefined && oneVersion.test(appliesTo)
  const names = [
    label,
    frontMatter.module,
    document.kind === "service" ? withoutVendor(title) : undefined,
    ...[frontMatter.keywords ?? []].flat(),
    ...namesInSite,
    isOneVersion ? appliesTo : undefined,
  ]
  return {
    slug,
    title,
    description: document.description ?? defaultDescription(document, outline),
    kind: recordKind(document, outline.sections),
    definesTerms: samePage(slug, glossaryPath),
    opensSection: namesInSite.length > 0,
    appliesTo: isOneVersion ? undefined : appliesTo,
    tags: document.tags.flatMap((key) => labels.get(key) ?? []),
    aliases: names.flatMap((name) => (name === undefined || name === title ? [] : name)),
    sections: outline.sections,
  }
}

function recordKind(document: ContentDocument, sections: readonly TextSection[]): SearchablePage["kind"] {
  if (isOfKind(document, "article"))
    return document.frontMatter.kind === "troubleshooting" ? "error" : "question"
  if (document.kind === "service") return "reference"
  if (isReleaseList(document)) return "release"
  return pageQuestions(sections).length > 0 ? "question" : "guide"
}

/** A product's name without its vendor, which readers leave out: "EKS" for "Amazon EKS". */
function withoutVendor(title: string): string {
  return title.replace(/^(?:Amazon|AWS)\s+/, "")
}

/** The labels of an address in the header and in the sections. */
function namesOfAddress(slug: string, { navbar, sections }: SiteConfig): string[] {
  return [
    ...sections.filter(({ path }) => samePage(path, slug)),
    ...navbar.filter((item) => "to" in item && samePage(item.to, slug)),
  ].map(({ label }) => label)
}

/** Adds the inputs and outputs that only the newest release has, with a note in their description. */
function withAdded(documented: Module, newest: NewestModule | undefined): Module {
  if (!newest) return documented
  const { release, added, addedOutputs, outputs } = newestChanges(documented, newest)
  const note = `Added by ${release}.`
  const noted = <T extends { description: string }>(entry: T): T => ({
    ...entry,
    description: [note, entry.description].filter(Boolean).join("\n"),
  })
  return {
    inputs: [...documented.inputs, ...added.map(noted)],
    outputs: [...documented.outputs, ...outputs.filter(({ name }) => addedOutputs.includes(name)).map(noted)],
  }
}

/** The generated pages: those that only list other pages, and the one that checks calls. */
function generatedPages(documents: readonly ContentDocument[]): SearchablePage[] {
  const page = (slug: string, title: string, kind: SearchablePage["kind"], description: string) => ({
    slug,
    title,
    description,
    tags: [],
    aliases: [],
    kind,
    sections: [{ text: "" }],
  })
  const services = documents.filter(({ kind }) => kind === "service")
  const articleCount = documents.filter(({ kind }) => kind === "article").length
  const check = { ...page(checkPage(), checkTitle, "guide", checkDescription), outsideDocs: true }
  const catalog = catalogPages(documents).map(({ slug, title }) => {
    const listed = services.filter((service) => service.slug.startsWith(slug)).map((service) => service.title)
    return { ...page(slug, title, "reference", `${listed.join(", ")}.`), aliases: [`${title} services`] }
  })
  return [
    ...catalog,
    ...(services.length > 0 ? [check] : []),
    ...(articleCount > 0
      ? [page(articlesPath, articlesTitle, "question", `${counted(articleCount, "question")}.`)]
      : []),
  ]
}
