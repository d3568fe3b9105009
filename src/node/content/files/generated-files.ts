import path from "node:path"
import { constructsFile, constructsPage, constructsPath } from "../../constructs/constructs-page"
import { deployableFile, deployableSlug, type Deployable } from "../../deployable/deployable-file"
import { deployablePage } from "../../deployable/deployable-page"
import { glossaryPath } from "../../../shared/glossary"
import { glossaryFile, type Term } from "../../glossary/glossary-file"
import { glossaryPage } from "../../glossary/glossary-page"
import type { RepositoryReleases } from "../../releases/release-file"
import { releasePages } from "../../releases/release-pages"
import type { Problem } from "../../report/problem"
import { reportFileOf, type ContentLayout } from "../layout"

/** A Markdown page that is generated from data. */
interface GeneratedFile {
  /** Virtual path of the page from the content directory. */
  file: string
  text: string
  /** Path of the data from the content directory. */
  source: string
}

/**
 * The pages that are generated from a tree's data. A page whose data cannot be used has only a note, so that its address still
 * exists.
 */
export function generatedFiles(
  layout: Pick<ContentLayout, "docsFolder" | "reportRoot">,
  data: {
    deployable?: Deployable
    releases: readonly RepositoryReleases[]
    terms: readonly Term[]
    constructs?: string
    problems: readonly Problem[]
  },
): GeneratedFile[] {
  const { deployable, releases, terms, constructs, problems } = data
  const pages = [
    { slug: deployableSlug, source: deployableFile, text: deployable && deployablePage(deployable) },
    { slug: glossaryPath, source: glossaryFile, text: terms.length > 0 ? glossaryPage(terms) : undefined },
    {
      slug: constructsPath,
      source: constructsFile,
      text: constructs === undefined ? undefined : constructsPage(constructs),
    },
  ]
  const faulty = new Set(problems.map(({ file }) => file))
  const single = pages.flatMap(({ slug, source, text }) => {
    const isUnusable = faulty.has(reportFileOf(layout, source))
    const shown = text ?? (isUnusable ? `\`${source}\` has an error.\n` : undefined)
    return shown === undefined ? [] : [{ path: `${slug.slice(1)}.md`, text: shown, source }]
  })
  const hasDeployable = single.some(({ source }) => source === deployableFile)
  return [...single, ...releasePages(releases, hasDeployable)].map(({ path: below, text, source }) => ({
    file: path.posix.join(layout.docsFolder, below),
    text,
    source,
  }))
}
