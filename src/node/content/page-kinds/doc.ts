import { docRoute } from "../routes/route"
import { docFrontMatterSchema } from "./doc-front-matter"
import type { PageKind } from "./page-kind"

/** A page of the documentation. */
export const doc: PageKind = {
  folder: "docs/",
  frontMatter: docFrontMatterSchema,
  route: docRoute,
  sidebarPath: ({ path }) => path,
  needsText: true,
}
