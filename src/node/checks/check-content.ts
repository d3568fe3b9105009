import type { CheckRule, SiteConfig } from "../../shared/site-config"
import { isOfKind } from "../content/document"
import type { Content } from "../content/content"
import type { Outline } from "../markdown/types"
import type { Problem } from "../report/problem"
import { checkAddresses } from "./links/check-addresses"
import { checkArticles } from "./pages/check-articles"
import { checkBodyCode } from "./mdx/check-body-code"
import { checkCodeFiles } from "./files/check-code-files"
import { checkDrawings } from "./pages/check-drawings"
import { checkFrames } from "./pages/check-frames"
import { checkImageFiles } from "./files/check-image-files"
import { checkImages } from "./files/check-images"
import { checkImportLoops } from "./mdx/check-import-loops"
import { checkImports } from "./mdx/check-imports"
import { checkEmptyPages } from "./pages/check-empty-pages"
import { checkPins } from "./reference/check-pins"
import { checkLinks } from "./links/check-links"
import { checkLinkTexts } from "./links/check-link-texts"
import { checkMessages } from "./pages/check-messages"
import { checkHasPages } from "./pages/check-has-pages"
import { checkNames } from "./pages/check-names"
import type { LoadedModules } from "../reference/load-modules"
import { checkDuplicates, checkFields, checkOrphans, checkReviews, checkShapes } from "./pages/check-pages"
import {
  catalogOf,
  checkModules,
  checkReference,
  checkStrayModules,
  checkVersions,
} from "./reference/check-reference"
import { checkReplacedInputs } from "./reference/check-replaced-inputs"
import { checkReplacements } from "./reference/check-replacements"
import { checkSamples } from "./samples/check-samples"
import { checkSecrets } from "./pages/check-secrets"
import { checkDrawingFiles } from "./files/check-svg"
import { checkStaticFiles } from "./files/check-static-files"
import { checkStrayFiles } from "./files/check-stray-files"
import { withoutConsequences } from "./one-cause"
import { withSourcePositions } from "./source-positions"
import { checkTags } from "./pages/check-tags"
import { checkUnsafeAddresses } from "./links/check-unsafe-addresses"
import { checkVariables } from "./pages/check-variables"
import type { CheckedFile, CheckedPage } from "./page"
import { prepareChecks } from "./prepare-checks"

/**
 * Runs all checks on a content tree and returns the problems.
 * @param options.drawings whether diagrams are laid out as well, which takes half as long as everything else
 */
export async function checkContent(
  content: Content,
  site: SiteConfig,
  options: { today: Date; modules: LoadedModules; drawings: boolean },
): Promise<Problem[]> {
  const { documents, layout } = content
  const { modules } = options
  const { pages, partials, files, frontMatterPages, anchors, otherLinks, linked, targetOf } = prepareChecks(
    content,
    site,
    modules,
  )
  const imported = pages.filter(isImported)
  const written = pages.filter((page) => !isImported(page))
  const sampleProblems = checkSamples(files, catalogOf(pages, modules), layout.reportRoot) // runs in parallel

  const problems = [
    ...partials.flatMap(({ problems = [] }) => problems),
    ...outlineProblems([...files, ...frontMatterPages]),
    ...(content.tagsDeclared ? checkTags(documents, content.tags, content.positionOf) : []),
    ...checkHasPages(content),
    ...checkNames(content),
    ...checkDuplicates(content),
    ...checkShapes(content),
    ...(layout.docusaurus ? [] : checkFields(content)),
    ...checkAddresses(content, anchors),
    ...checkLinks(content, { pages, partials }, anchors, otherLinks),
    ...checkLinkTexts(
      [...written, ...partials, ...frontMatterPages],
      (file, url) => targetOf(file, url)?.title,
    ),
    ...checkMessages(pages),
    ...checkSecrets(files),
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
    ...checkImportLoops(layout, files),
    ...checkOrphans(content, pages, (file, url) => targetOf(file, url)?.id, linked),
    ...checkStrayFiles(content, files),
    ...checkReviews(content, { today: options.today, reviewAfterDays: site.reviewAfterDays }),
    ...checkReplacements(content),
    ...checkPins(pages, content.deployable),
    ...modules.problems,
    ...checkModules(content),
    ...checkVersions(content, modules),
    ...checkStrayModules(content, modules),
    ...checkReference(pages, modules),
    ...checkReplacedInputs(content, modules),
    ...(options.drawings ? checkDrawings(files) : []),
    ...(await sampleProblems),
    ...checkArticles(pages),
    ...checkEmptyPages(pages, content.problems),
  ]
  const all = [...content.problems, ...withSourcePositions(problems, content)]
  return withoutConsequences(withoutWritingRules(all, imported))
}

/** The problems that were found while files were parsed. */
function outlineProblems(
  files: readonly (Pick<CheckedFile, "document"> & { outline: Pick<Outline, "messages"> })[],
): Problem[] {
  return files.flatMap(({ document, outline }) =>
    outline.messages.map((message): Problem => ({ file: document.reportFile, ...message })),
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

function withoutWritingRules(problems: readonly Problem[], imported: readonly CheckedPage[]): Problem[] {
  const exempt = new Set(imported.map(({ document }) => document.reportFile))
  return problems.filter(({ rule, file }) => !(exempt.has(file) && writingRules.has(rule)))
}

/** Whether an article was imported from a discussion. */
function isImported({ document }: CheckedPage): boolean {
  return isOfKind(document, "article") && document.frontMatter.imported !== undefined
}
