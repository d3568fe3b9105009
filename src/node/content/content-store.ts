import { otherBodies, readCodeFiles } from "./files/code-file"
import { createContent, type Content, type Indexed } from "./content"
import { parseDocument, type ContentDocument, type ParsedDocument } from "./document"
import { generatedFiles } from "./files/generated-files"
import type { ContentLayout } from "./layout"
import { listContentFiles } from "./files/list-files"
import { readPartials } from "./files/partials"
import { loadSettings, type ContentSettings } from "./settings/load-settings"

/** A change of files in a content tree. */
export interface ContentChange {
  pages: ParsedPages
  /** Whether files that are not pages were added, changed or removed, such as settings. */
  others: boolean
}

/** The parsed files of pages, by path from the content directory; `undefined` for a removed one. */
type ParsedPages = ReadonlyMap<string, ParsedDocument | undefined>

/** The pages that a change affects. */
export interface Affected {
  /** Paths of the changed pages, from the content directory. */
  files: readonly string[]
  /** Whether settings, addresses, titles, sidebars or tags can differ, which every page can show. */
  isGlobal: boolean
}

interface State {
  settings: ContentSettings
  /** Pages that are generated from settings. */
  generated: ParsedPages
  indexed: Indexed
  content: Content
}

/**
 * The content of a tree in its current state. It is updated from disk (`read-tree.ts`) for the commands and
 * the content thread, and from Gatsby's nodes (`gatsby/nodes/content-of-nodes.ts`) for the pages.
 */
export class ContentStore {
  private readonly pages = new Map<string, ParsedDocument>()
  private state: State | undefined

  /** @param showDrafts whether drafts are pages, as in a preview */
  constructor(
    readonly layout: ContentLayout,
    private readonly showDrafts = false,
  ) {}

  /** @throws before the first change has been applied */
  get content(): Content {
    if (!this.state) throw new Error("The content has not been read yet.")
    return this.state.content
  }

  /** Paths of the pages that have been read, from the content directory. */
  get pageFiles(): Iterable<string> {
    return this.pages.keys()
  }

  /** Applies a change. The first one has to contain all pages. */
  async apply(change: ContentChange): Promise<Affected> {
    const { layout, showDrafts } = this
    const last = change.others ? undefined : this.state
    const isGlobal = !last || [...change.pages].some(([file, page]) => !this.differsInBodyOnly(file, page))
    for (const [file, page] of change.pages)
      if (page) this.pages.set(file, page)
      else this.pages.delete(file)

    const listed = listContentFiles(layout)
    const settings = last?.settings ?? (await loadSettings(layout, listed.files))
    const generated = last?.generated ?? generatedPages(layout, settings)
    const pages = inFileOrder([...this.pages, ...generated])
    const documents = pages.flatMap(({ document }) => document ?? [])
    const bodies = [...documents, ...otherBodies(layout, listed.files)]
    const codeFiles = readCodeFiles(layout, bodies, layout.docusaurus ? undefined : settings.variables)
    const partials = readPartials(layout, documents)
    const { content, indexed } = createContent(
      { layout, pages, settings, listed, codeFiles, partials, showDrafts },
      isGlobal ? undefined : last.indexed,
    )
    this.state = { settings, generated, content, indexed }
    return { files: [...change.pages.keys()], isGlobal }
  }

  private differsInBodyOnly(file: string, page: ParsedDocument | undefined): boolean {
    return metadataOf(page?.document) === metadataOf(this.pages.get(file)?.document)
  }
}

function metadataOf(document: ContentDocument | undefined): string | undefined {
  return document && JSON.stringify({ ...document, body: "", bodyLine: 1 })
}

function generatedPages(layout: ContentLayout, settings: ContentSettings): ParsedPages {
  const files = generatedFiles(layout, settings)
  return new Map(
    files.map(({ file, text, source }) => [file, parseDocument(layout, file, text, source)] as const),
  )
}

function inFileOrder(pages: readonly (readonly [string, ParsedDocument | undefined])[]): ParsedDocument[] {
  return [...pages].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, page]) => page ?? [])
}
