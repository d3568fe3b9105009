import { serviceRoute } from "../routes/route"
import { docFrontMatterSchema } from "./doc-front-matter"
import type { PageKind } from "./page-kind"

/** The reference of a service. Its page shows the inputs and outputs of its module below the text. */
export const service: PageKind = {
  folder: "reference/services/",
  frontMatter: docFrontMatterSchema,
  route: serviceRoute,
  sidebarPath: ({ id }) => `${id}/index.md`,
  needsText: false,
  leastWords: 250,
}
