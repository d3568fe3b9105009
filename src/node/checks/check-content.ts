import type { CheckRule, SiteConfig } from "../../shared/site-config"
import { isOfKind } from "../content/document"
import type { Content } from "../content/content"
import { guideFactParts } from "../content/render/guide-facts"
import { resolveLink } from "../content/routes/resolve-link"
import { checkTags } from "../content/settings/tags"
import { linkedAddresses } from "../navigation/resolve-sidebars"
import type { Problem } from "../report/problem"
import { checkAddresses } from "./links/check-addresses"
import { checkArticles } from "./pages/check-articles"
import { checkBodyCode } from "./mdx/check-body-code"
import { checkCodeFiles } from "./files/check-code-files"
import { checkDrawings } from "./pages/check-drawings"
import { checkFrames } from "./pages/check-frames"
import { checkImageFiles } from "./files/check-image-files"
import { checkImages } from "./files/check-images"
import { checkImports } from "./mdx/check-imports"
import { checkEmptyPages } from "./pages/check-empty-pages"
import { checkPins } from "./reference/check-pins"
import { checkLinks } from "./links/check-links"
import { checkLinkTexts } from "./links/check-link-texts"
import { checkMessages } from "./pages/check-messages"
import { checkNames } from "./pages/check-names"
import type { LoadedModules } from "../reference/load-modules"
import { referenceAnchors } from "../reference/reference-anchors"
import { checkDuplicates, checkFields, checkOrphans, checkReviews } from "./pages/check-pages"
import { catalogOf, checkModules, checkReference } from "./reference/check-reference"
import { checkReplacedInputs } from "./reference/check-replaced-inputs"
import { checkReplacements } from "./reference/check-replacements"
import { checkSamples } from "./samples/check-samples"
import { checkDrawingFiles } from "./files/check-svg"
import { checkStaticFiles } from "./files/check-static-files"
import { checkStrayFiles } from "./files/check-stray-files"
import { withoutConsequences } from "./one-cause"
import { checkUnsafeAddresses } from "./links/check-unsafe-addresses"
import { checkVariables } from "./pages/check-variables"
import { settingsLinks } from "./links/settings-links"
import { partialsOf, readImportedFiles } from "./mdx/read-imported-files"
import { isRead, toCheckedPage, type CheckedFile, type CheckedPage, type PageAnchors } from "./page"

/**
 * Runs all checks on a content tree and returns the problems.
 * @param options.drawings whether diagrams are laid out as well, which takes half as long as everything else
 */
export async function checkContent(
  content: Content,
  site: SiteConfig,
  options: { today: Date; modules: LoadedModules; drawings: boolean },
): Promise<Problem[]> {
  const { documents, index, layout } = content
  const pages = documents.map((document) => toCheckedPage(document, content))
  const imported = readImportedFiles(content, pages)
  const partials = partialsOf(imported)
  const files = [...pages, ...partials]
  const pageOf = ({ document }: CheckedFile, url: string) => {
    const link = resolveLink(index, layout, document, url)
    return link.kind === "page" ? link.page : undefined
  }
  const targetOf = (file: CheckedFile, url: string) => pageOf(file, url)?.id
  const { modules } = options
  const sampleProblems = checkSamples(files, catalogOf(pages, modules), layout.reportRoot) // runs in parallel
  const anchors: PageAnchors = new Map(
    [...imported].flatMap(([page, files]) => {
      const shown = [page, ...files]
      if (!shown.every(isRead)) return []
      const { id } = page.document
      const module = modules.modules.get(id)
      const reference = module ? referenceAnchors(module, modules.newest.get(id)) : []
      return [[id, [...shown.flatMap(({ outline }) => outline.anchors), ...reference]] as const]
    }),
  )
  const facts = pages.map((page) => factsOf(content, page))
  const factLinks = facts.map(({ document, outline }) => ({ ...document, links: outline.links }))
  const otherLinks = [...modules.links, ...settingsLinks(content), ...factLinks]
  const linked = [
    ...linkedAddresses([...index.sidebars.values()]),
    ...siteLinks(site),
    ...partials.flatMap((partial) =>
      partial.outline.links.flatMap(({ url }) => targetOf(partial, url) ?? []),
    ),
  ]

  const importedArticles = new Set(pages.filter(isImported).map(({ document }) => document.reportFile))
  const problems = [
    ...content.problems,
    ...partials.flatMap(({ problems = [] }) => problems),
    ...[...files, ...facts].flatMap(({ document, outline }) =>
      outline.messages.map((message): Problem => ({ file: document.reportFile, ...message })),
    ),
    ...(content.tagsDeclared ? checkTags(documents, content.tags, content.positionOf) : []),
    ...checkNames(content),
    ...checkDuplicates(content),
    ...(content.layout.docusaurus ? [] : checkFields(content)),
    ...checkAddresses(content, anchors),
    ...checkLinks(content, { pages, partials }, anchors, otherLinks),
    ...checkLinkTexts(
      [...pages.filter((page) => !isImported(page)), ...partials, ...facts],
      (file, url) => pageOf(file, url)?.title,
    ),
    ...checkMessages(pages),
    ...checkVariables(content),
    ...checkUnsafeAddresses(content, otherLinks),
    ...checkImages(content, files, site.imageHosts),
    ...checkFrames(files, site.frameHosts),
    ...(await checkImageFiles(content, files)),
    ...checkDrawingFiles(content, files),
    ...checkStaticFiles(layout),
    ...checkCodeFiles(content, files),
    ...(await checkBodyCode(files)),
    ...checkImports(layout, files, site.imports),
    ...checkOrphans(content, pages, targetOf, linked),
    ...checkStrayFiles(content, files),
    ...checkReviews(content, { today: options.today, reviewAfterDays: site.reviewAfterDays }),
    ...checkReplacements(content),
    ...checkPins(pages, content.deployable),
    ...modules.problems,
    ...checkModules(content),
    ...checkReference(pages, modules),
    ...checkReplacedInputs(content, modules),
    ...(options.drawings ? checkDrawings(files) : []),
    ...(await sampleProblems),
    ...checkArticles(pages),
    ...checkEmptyPages(pages, content.problems),
  ]
  return withoutConsequences(
    problems.filter(({ rule, file }) => !(importedArticles.has(file) && writingRules.has(rule))),
  )
}

/** Rules about the style of this site's authors, from which imported discussions are exempt. */
const writingRules: ReadonlySet<CheckRule> = new Set([
  "heading",
  "lost-text",
  "stray-markup",
  "unfinished-text",
  "wrong-address",
])

/** A guide whose outline has the links and problems of its front matter's facts, for the checks of bodies. */
function factsOf(content: Content, { document, outline }: CheckedPage): CheckedPage {
  const parts = guideFactParts(document, (field) => content.positionOf(document, field))
  return { document, outline: { ...outline, ...parts } }
}

/** Whether an article was imported from a discussion. */
function isImported({ document }: CheckedPage): boolean {
  return isOfKind(document, "article") && document.frontMatter.imported !== undefined
}

function siteLinks(site: SiteConfig): string[] {
  const links = [...site.navbar, ...site.footer.flatMap((group) => group.links)]
  return [
    ...links.flatMap((link) => ("to" in link ? [link.to] : [])),
    ...site.versions.map(({ mainDoc }) => mainDoc),
  ]
}
