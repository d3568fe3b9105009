import path from "node:path"
import GithubSlugger from "github-slugger"
import { z } from "zod"
import { wordsOfName } from "../../shared/name-words"
import { meantWord } from "../markdown/text/meant-word"
import { isPagePath, pagePathShape } from "../content/routes/addresses"
import type { IndexedPage } from "../content/content-index"
import { stripNumberPrefix } from "../content/routes/route"
import type { YamlSource } from "../content/yaml/read-yaml"

const link = z.discriminatedUnion(
  "type",
  [
    z.looseObject({ type: z.literal("doc"), id: z.string().min(1) }),
    z.looseObject({
      type: z.literal("generated-index"),
      slug: z
        .string()
        .min(1)
        .refine((slug) => isPagePath(path.posix.join("/", slug)), pagePathShape)
        .optional(),
      title: z.string().min(1).optional(),
      description: z.string().optional(),
    }),
  ],
  'it must have the type "doc" or "generated-index"',
)

const categoryFields = [
  "label",
  "position",
  "description",
  "collapsible",
  "collapsed",
  "className",
  "link",
  "customProps",
]

/** Fields of `_category_.json` and `_category_.yml`. */
export const categorySchema = z
  .looseObject({
    label: z.string().optional(),
    position: z.number().optional(),
    description: z.string().optional(),
    collapsible: z.boolean().optional(),
    collapsed: z.boolean().optional(),
    className: z.string().optional(),
    /** Target of the category: a doc, a generated index page, or none (`null`). */
    link: link.nullable().optional(),
  })
  .superRefine(
    (category, context) => {
      // Docusaurus supports more fields than this site: an unknown field is only an error if it is similar to one of these.
      for (const name of Object.keys(category))
        if (meantWord(name, categoryFields) !== undefined)
          context.addIssue({ code: "unrecognized_keys", keys: [name], input: category })
    },
    { when: ({ value }) => typeof value === "object" && value !== null }, // also if a field has an error
  )

/** Names of a folder's category file. If a folder has several, Docusaurus uses the first one, too. */
const categoryFileNames = ["_category_.json", "_category_.yml", "_category_.yaml"]

/** Whether a path is that of a category file. */
export function isCategoryFile(file: string): boolean {
  return categoryFileNames.includes(path.posix.basename(file))
}

/** Path of the category file that a folder uses; `undefined` if it has none. */
export function categoryFileOf(folder: string, files: ReadonlySet<string>): string | undefined {
  return categoryFileNames.map((name) => path.posix.join(folder, name)).find((file) => files.has(file))
}

/** The category file of a folder. */
export interface CategoryFile extends z.infer<typeof categorySchema> {
  /** Path of the folder from the docs root, as on disk. */
  folder: string
  /** Path of the docs root on the site; "/" if absent. */
  route?: string
  /** The docs folder that ids of pages start with, but ids in category files do not; "" if absent. */
  docsFolder?: string
  /** Path of the file for problems. */
  reportFile: string
  positionOf: YamlSource["positionOf"]
}

/** The generated index page of a category. */
export interface CategoryPage extends IndexedPage {
  description: string
}

/**
 * Ids that the page which a category file names can have, by priority: below its own folder, with and without the number prefixes of
 * folders, and below the docs root.
 */
export function linkedDocIds({ folder, docsFolder = "" }: CategoryFile, id: string): string[] {
  const written = path.posix.relative(docsFolder, folder)
  const stripped = written.split("/").map(stripNumberPrefix).join("/")
  return [stripped, written, ""].map((below) => path.posix.join(docsFolder, below, id))
}

/** Node id of a category's page, and its id in the content index. */
function categoryPageId(slug: string): string {
  return `category ${slug}`
}

/** Whether an id of the content index belongs to a category's page. */
export function isCategoryPageId(id: string): boolean {
  return id.startsWith("category ")
}

/** The index pages that category files configure, by folder. Equal labels get numbered addresses. */
export function categoryPages(categories: readonly CategoryFile[]): Map<string, CategoryPage> {
  const slugger = new GithubSlugger()
  return new Map(
    categories.flatMap(({ folder, route = "/", label: given, description, link }) => {
      if (link?.type !== "generated-index") return []
      const label = given ?? wordsOfName(stripNumberPrefix(path.posix.basename(folder)))
      const slug = path.posix.join("/", route, link.slug ?? `category/${slugger.slug(label)}`)
      const title = link.title ?? label
      const page = categoryPage(label, { slug, title, description: link.description ?? description ?? "" })
      return [[folder, page] as const]
    }),
  )
}

/** The index page for a category with a label. */
export function categoryPage(
  label: string,
  { slug, title, description }: Pick<CategoryPage, "slug" | "title" | "description">,
): CategoryPage {
  return { kind: "site", id: categoryPageId(slug), file: "", slug, title, label, description }
}
