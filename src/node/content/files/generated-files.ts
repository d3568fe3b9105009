import { constructsFile, constructsPage, constructsPath } from "../../constructs/constructs-page"
import { deployableFile, deployableSlug, type Deployable } from "../../deployable/deployable-file"
import { deployablePage } from "../../deployable/deployable-page"
import { glossaryPath } from "../../../shared/glossary"
import { glossaryFile, type Term } from "../../glossary/glossary-file"
import { glossaryPage } from "../../glossary/glossary-page"
import type { RepositoryReleases } from "../../releases/release-file"
import { releasePages } from "../../releases/release-pages"

/** A Markdown page that is generated from data. */
interface GeneratedFile {
  /** Virtual path of the page from the content directory. */
  file: string
  text: string
  /** Path of the data from the content directory. */
  source: string
}

/** The pages that are generated from a tree's data. A tree that is itself a docs root has no data. */
export function generatedFiles(
  { docsFolder }: { docsFolder: "docs" | "" },
  data: {
    deployable?: Deployable
    releases: readonly RepositoryReleases[]
    terms: readonly Term[]
    constructs?: string
  },
): GeneratedFile[] {
  if (docsFolder === "") return []
  const { deployable, releases, terms, constructs } = data
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
    ...(constructs === undefined
      ? []
      : [{ file: `docs${constructsPath}.md`, text: constructsPage(constructs), source: constructsFile }]),
    ...releasePages(releases).map(({ path, text, source }) => ({ file: `docs/${path}`, text, source })),
  ]
}
