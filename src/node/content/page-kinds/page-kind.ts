import type { z } from "zod"
import type { DocRoute } from "../routes/route"
import type { PageFrontMatter } from "./doc-front-matter"

/** The properties of a kind of page, except those that only Gatsby needs (`gatsby/page-types.ts`). */
export interface PageKind<Fields extends PageFrontMatter = PageFrontMatter> {
  /** Folder of its files, from the content directory, with a trailing slash. */
  folder: string
  frontMatter: z.ZodType<Fields>
  /**
   * Values for required fields, so that a page with wrong front matter neither disappears nor causes other problems.
   * @param path of the file below `folder`
   */
  fallback?(path: string): object
  /**
   * Id and address of a page.
   * @param path of the file below `folder`
   */
  route(path: string, fields: Fields): DocRoute
  /**
   * The path by which generated sidebars sort and group a page, from the docs root. Absent for a kind that is in no sidebar
   * because the site lists its pages elsewhere.
   */
  sidebarPath?(page: { path: string; id: string }): string
  /** Whether a page without text is an error. Its message suggests `draft: true`, so the schema should have this field. */
  needsText: boolean
  /** Whether a page is shown in two parts: its section "Question", and the rest. */
  hasQuestion?: boolean
  /** Minimum number of words of a finished page, for `npm run content:report`; default: 0. */
  leastWords?: number
}
