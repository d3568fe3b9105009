import path from "node:path"
import GithubSlugger from "github-slugger"
import { z } from "zod"
import { wordsOfName } from "../../shared/name-words"
import { meantWord } from "../markdown/meant-word"
import type { IndexedPage } from "../content/content-index"
import { stripNumberPrefix } from "../content/route"
import type { YamlSource } from "../content/read-yaml"

const link = z.discriminatedUnion(
  "type",
  [
    z.looseObject({ type: z.literal("doc"), id: z.string().min(1) }),
    z.looseObject({
      type: z.literal("generated-index"),
      slug: z.string().min(1).optional(),
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

/** What `_category_.json` and `_category_.yml` hold. */
export const categorySchema = z
  .looseObject({
    label: z.string().optional(),
    position: z.number().optional(),
    description: z.string().optional(),
    collapsible: z.boolean().optional(),
    collapsed: z.boolean().optional(),
    className: z.string().optional(),
    /** Where the category leads: to a doc, to a page that lists what it holds, or, with `null`, nowhere. */
    link: link.nullable().optional(),
  })
  .superRefine((category, context) => {
    // Docusaurus knows more fields than are read here: only what is near to one of these is a slip.
    for (const name of Object.keys(category))
      if (meantWord(name, categoryFields) !== undefined)
        context.addIssue({ code: "unrecognized_keys", keys: [name], input: category })
  })

/** A folder's category file. */
export interface CategoryFile extends z.infer<typeof categorySchema> {
  /** Folder below the docs root, as on disk. */
  folder: string
  /** Path of the site that the docs root lies at; "/" when absent. */
  route?: string
  /** Path of the file as problems name it. */
  reportFile: string
  placeOf: YamlSource["placeOf"]
}

/** A page that lists what a category holds. */
export interface CategoryPage extends IndexedPage {
  description: string
}

/** Node id of a category's page, and its id in the content index. */
export function categoryPageId(slug: string): string {
  return `category ${slug}`
}

/** Whether an id of the content index is that of a category's page. */
export function isCategoryPageId(id: string): boolean {
  return id.startsWith("category ")
}

/** The pages that category files ask for, by folder; where labels are the same, addresses are numbered. */
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

/** The page that lists what the category of a label holds. */
export function categoryPage(
  label: string,
  { slug, title, description }: Pick<CategoryPage, "slug" | "title" | "description">,
): CategoryPage {
  return { kind: "site", id: categoryPageId(slug), file: "", slug, title, label, description }
}
