import path from "node:path"
import { wordsOfName } from "../../shared/name-words"
import type { DocusaurusDocs } from "../../shared/site-config"
import type { Problem } from "../report/problem"
import { contentTitle } from "./front-matter/content-title"
import { parseFrontMatter, splitFrontMatter } from "./front-matter/front-matter"
import { frontMatterFault } from "./front-matter/front-matter-start"
import { reportFileOf, type ContentLayout } from "./layout"
import type { Dialect, Format, Outline } from "../markdown/types"
import { withEmoji } from "../docusaurus/emoji"
import { usesMdx } from "../docusaurus/uses-mdx"
import type { PageFrontMatter } from "./page-kinds/doc-front-matter"
import { kindOf, type FrontMatterOf, type PageKindName } from "./page-kinds/page-kinds"
import type { YamlSource } from "./yaml/read-yaml"
import { docsId, kebabCase, routeBelow } from "./routes/route"

/** A page written as Markdown. */
export interface ContentDocument {
  kind: PageKindName
  id: string
  /** Path from the content directory, with forward slashes. */
  file: string
  /** Path for problem messages, relative to the current directory. */
  reportFile: string
  format: Format
  /** Final path on the site. */
  slug: string
  title: string
  /** The visible title: the one in the body has priority. Absent if the page shows none. */
  heading?: string
  /** Name of the page in sidebars and lists. */
  label: string
  /** From the front matter; if undefined, the first paragraph is used. */
  description?: string
  /** Keys of its tags, in the writer's order. */
  tags: string[]
  /** Whether it is left out of production builds. */
  isDraft: boolean
  /** Whether it is left out of all lists. */
  isUnlisted: boolean
  /** The valid fields. Those that the page's kind does not have are absent. */
  frontMatter: PageFrontMatter
  body: string
  /** 1-based line of the file on which `body` starts. */
  bodyLine: number
  /** Set for a body that was written for Docusaurus. */
  dialect?: Dialect
  /** Path from the content directory of the data that the page is generated from; absent for a written page. */
  generatedFrom?: string
}

/** A page of one kind, with the fields that only this kind has. */
interface DocumentOf<Name extends PageKindName> extends ContentDocument {
  kind: Name
  frontMatter: FrontMatterOf<Name>
}

/** A knowledge-base article. */
export type ArticleDocument = DocumentOf<"article">

/** Whether a page is of a kind. */
export function isOfKind<Name extends PageKindName>(
  document: ContentDocument,
  name: Name,
): document is DocumentOf<Name> {
  return document.kind === name
}

/** The description of a page whose front matter has none: its first paragraph. */
export function defaultDescription(
  { title }: ContentDocument,
  { excerpt }: Pick<Outline, "excerpt">,
): string {
  return excerpt || title
}

/** A parsed file; `document` is absent if its front matter cannot be used. */
export interface ParsedDocument {
  document?: ContentDocument
  problems: Problem[]
  /** Whether the front matter could not be found or parsed; the document then has defaults derived from its file name. */
  isUnreadable: boolean
  /** Position of a front-matter field's value in the file. */
  positionOf: YamlSource["positionOf"]
}

/** Default title: the words of the file name, or of the folder name for an index. */
function titleFromId(id: string): string {
  return wordsOfName(path.posix.basename(id.replace(/\/(index|readme)$/i, "")))
}

/**
 * Parses a Markdown file of the content tree.
 * @param file path from the content directory
 * @param raw its text
 * @param generatedFrom path from the content directory of the data that the text is generated from
 */
export function parseDocument(
  layout: ContentLayout,
  file: string,
  raw: string,
  generatedFrom?: string,
): ParsedDocument {
  const reportFile = reportFileOf(layout, generatedFrom ?? file)
  const classified = layout.classify(file)
  const { docs } = classified
  const kind = kindOf(classified)
  const split = splitFrontMatter(raw)
  const fault = docs ? undefined : frontMatterFault(raw)
  // Misplaced front matter would otherwise be checked as the body.
  const { yaml, body, bodyLine } = fault ? { ...split, yaml: "", body: "" } : split
  const fallback = kind.fallback?.(classified.path)
  const parsed = parseFrontMatter(kind.frontMatter, reportFile, yaml, fallback, layout.origin)
  const { data: given, positionOf } = parsed
  const isUnreadable = parsed.isUnreadable || fault !== undefined
  const problems: Problem[] = fault ? [{ rule: "front-matter", file: reportFile, ...fault }] : parsed.problems
  if (!given) return { problems, isUnreadable, positionOf }
  const data = docs ? withDocsIds(docs, given) : given
  const format = file.endsWith(".mdx") || (docs && needsMdx(body, data, layout)) ? "mdx" : "md"
  const ownTitle = contentTitle(body, format)
  const written = docs && ownTitle !== undefined ? withEmoji(ownTitle) : ownTitle
  const route = kind.route(classified.path, data)
  const { id, slug } = docs ? routeBelow(docs, route) : route
  const title = data.title ?? written ?? titleFromId(id)
  const heading = written ?? (data.hide_title ? undefined : title)
  return {
    problems,
    isUnreadable,
    positionOf,
    document: {
      kind: classified.kind,
      id,
      file,
      reportFile,
      format,
      slug,
      title,
      ...(heading === undefined ? {} : { heading }),
      label: data.sidebar_label ?? title,
      ...(data.description === undefined ? {} : { description: data.description }),
      tags: tagKeys(data.tags),
      isDraft: data.draft ?? false,
      isUnlisted: data.unlisted ?? false,
      frontMatter: data,
      body,
      bodyLine,
      ...(docs ? { dialect: "docusaurus" } : {}),
      ...(generatedFrom === undefined ? {} : { generatedFrom }),
    },
  }
}

/**
 * Prefixes doc ids and sidebar names in front matter with the docs folder, which makes them unique in the tree, and adds the
 * folder's setting for number prefixes.
 */
function withDocsIds(docs: DocusaurusDocs, data: PageFrontMatter): PageFrontMatter {
  const names = ["pagination_prev", "pagination_next", "displayed_sidebar"] as const
  const known = names.flatMap((name) => (data[name] ? [[name, docsId(docs, data[name])] as const] : []))
  const prefixes = docs.numberPrefixParser === false ? { parse_number_prefixes: false } : {}
  return { ...data, ...Object.fromEntries(known), ...prefixes }
}

/** Docusaurus treats `.md` as MDX by default; here, only files that need it are treated as MDX. */
function needsMdx(body: string, { mdx }: PageFrontMatter, { docusaurus }: ContentLayout): boolean {
  if (mdx?.format !== undefined) return mdx.format === "mdx"
  return docusaurus?.plainMarkdown !== true && usesMdx(body)
}

function tagKeys(tags: PageFrontMatter["tags"] = []): string[] {
  return [...new Set(tags.map((tag) => kebabCase(typeof tag === "string" ? tag : tag.permalink)))]
}
