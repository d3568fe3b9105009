import { deployableFile, deployableSlug, type Deployable } from "../deployable/deployable-file"
import { deployablePage } from "../deployable/deployable-page"
import { glossaryPath } from "../../shared/glossary"
import { glossaryFile, type Term } from "../glossary/glossary-file"
import { glossaryPage } from "../glossary/glossary-page"
import type { RepositoryReleases } from "../releases/release-file"
import { releasePages } from "../releases/release-pages"

/** A Markdown page that is made from data, not written. */
export interface GeneratedFile {
  /** Path from the content directory where the page would lie if it had been written. */
  file: string
  text: string
  /** Path from the content directory of the data it is made from. */
  source: string
}

/** The pages that a tree's data makes. A tree that is itself a docs root has no data beside its docs. */
export function generatedFiles(
  { docsFolder }: { docsFolder: "docs" | "" },
  data: { deployable?: Deployable; releases: readonly RepositoryReleases[]; terms: readonly Term[] },
): GeneratedFile[] {
  if (docsFolder === "") return []
  const { deployable, releases, terms } = data
  return [
    ...(deployable
      ? [
          {
            file: `docs${deployableSlug}.md`,
            text: deployablePage(deployable),
            source: deployableFile,
          },
        ]
      : []),
    ...(terms.length > 0
      ? [{ file: `docs${glossaryPath}.md`, text: glossaryPage(terms), source: glossaryFile }]
      : []),
    ...releasePages(releases).map(({ path, text, source }) => ({ file: `docs/${path}`, text, source })),
  ]
}
