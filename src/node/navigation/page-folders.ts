import path from "node:path"
import type { SidebarPage } from "./types"

interface Folder {
  pages: SidebarPage[]
  /** Names of the folders directly in it, in the order of their first page. */
  folders: Set<string>
}

/** The pages of a tree by folder and by id. Without it, each of thousands of folders would have to look at all pages. */
export class PageFolders {
  private readonly folders = new Map<string, Folder>()
  private readonly byId = new Map<string, SidebarPage>()

  constructor(pages: readonly SidebarPage[]) {
    for (const page of pages) {
      const folder = path.posix.dirname(page.docsPath)
      this.add(folder === "." ? "" : folder).pages.push(page)
      if (!this.byId.has(page.id)) this.byId.set(page.id, page)
    }
  }

  /** The page with a doc id. */
  page(id: string): SidebarPage | undefined {
    return this.byId.get(id)
  }

  /** The pages directly in a folder; the docs root is empty. */
  pagesIn(folder: string): readonly SidebarPage[] {
    return this.folders.get(folder)?.pages ?? []
  }

  /** Names of the folders directly in a folder that contain pages, at any depth. */
  foldersIn(folder: string): ReadonlySet<string> {
    return this.folders.get(folder)?.folders ?? new Set()
  }

  /** All folders that contain pages, at any depth, without the docs root. */
  names(): string[] {
    return [...this.folders.keys()].filter((folder) => folder !== "")
  }

  private add(name: string): Folder {
    const known = this.folders.get(name)
    if (known) return known
    const folder: Folder = { pages: [], folders: new Set() }
    this.folders.set(name, folder)
    if (name === "") return folder
    const parent = path.posix.dirname(name)
    this.add(parent === "." ? "" : parent).folders.add(path.posix.basename(name))
    return folder
  }
}
