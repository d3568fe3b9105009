import path from "node:path"
import { wordsOfName } from "../../shared/name-words"
import type { DocusaurusDocs } from "../../shared/site-config"
import type { Problem } from "../report/problem"
import { contentTitle } from "./content-title"
import {
  articleFrontMatterSchema,
  docFrontMatterSchema,
  parseFrontMatter,
  splitFrontMatter,
  type ArticleFrontMatter,
  type DocFrontMatter,
} from "./front-matter"
import { frontMatterFault } from "./front-matter-start"
import type { ContentLayout, Place } from "./layout"
import type { Dialect } from "../markdown/types"
import { usesMdx } from "../docusaurus/uses-mdx"
import type { YamlSource } from "./read-yaml"
import { articleSlug, docRoute, docsId, kebabCase, routeBelow, serviceRoute } from "./route"

interface Common {
  /** Path from the content directory, with forward slashes. */
  file: string
  /** Path for problem messages, relative to the current directory. */
  reportFile: string
  format: "md" | "mdx"
  /** Final path on the site. */
  slug: string
  title: string
  /** From the front matter; if undefined, the first paragraph is used. */
  description?: string
  /** Slugs of its tags, in the writer's order. */
  tags: string[]
  body: string
  /** 1-based line of the file on which `body` starts. */
  bodyLine: number
  /** Set for a body that was written for Docusaurus. */
  dialect?: Dialect
  /** Path from the content directory of the data that the page is generated from; absent for a written page. */
  generatedFrom?: string
}

/** A page written as Markdown: documentation, or a service's reference. */
export interface DocDocument extends Common {
  kind: "doc" | "service"
  id: string
  /** The visible title: the one in the body has priority. Absent if the page shows none. */
  heading?: string
  frontMatter: DocFrontMatter
}

/** A knowledge-base article. */
export interface ArticleDocument extends Common {
  kind: "article"
  id: string
  frontMatter: ArticleFrontMatter
}

export type ContentDocument = DocDocument | ArticleDocument

/** A parsed file; `document` is absent if its front matter cannot be used. */
export interface ParsedDocument {
  document?: ContentDocument
  problems: Problem[]
  /** Whether the front matter could not be parsed at all; the document then has defaults derived from its file name. */
  isUnreadable: boolean
  /** Position of a front-matter field's value in the file. */
  placeOf: YamlSource["placeOf"]
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
  const reportFile = path.posix.join(layout.reportRoot, generatedFrom ?? file)
  const named = file.endsWith(".mdx") ? "mdx" : "md"
  const split = splitFrontMatter(raw)
  const place = layout.placeOf(file)
  const fault = place.docs ? undefined : frontMatterFault(raw)
  // What is shown as text of the page is not judged as such.
  const { yaml, body, bodyLine } = fault ? { ...split, yaml: "", body: "" } : split
  const parsed = parseDocumentParts({ file, reportFile, named, place, yaml, body, bodyLine, generatedFrom })
  return fault ? { ...parsed, problems: [{ rule: "front-matter", file: reportFile, ...fault }] } : parsed
}

/** A file that is taken apart. */
interface DocumentParts {
  file: string
  reportFile: string
  /** The format by file name. In a Docusaurus tree, the body decides. */
  named: "md" | "mdx"
  place: Place
  yaml: string | undefined
  body: string
  bodyLine: number
  generatedFrom: string | undefined
}

function parseDocumentParts({
  file,
  reportFile,
  named,
  place,
  yaml,
  body,
  bodyLine,
  generatedFrom,
}: DocumentParts): ParsedDocument {
  if (place.kind === "article") {
    const { data, problems, isUnreadable, placeOf } = parseFrontMatter(
      articleFrontMatterSchema,
      reportFile,
      yaml,
      articleFallback(place.path),
    )
    if (!data) return { problems, isUnreadable, placeOf }
    return {
      problems,
      isUnreadable,
      placeOf,
      document: {
        kind: "article",
        id: `knowledge-base/${data.number}`,
        file,
        reportFile,
        format: named,
        slug: articleSlug(data.number),
        title: data.title,
        ...(data.description === undefined ? {} : { description: data.description }),
        tags: tagSlugs(data.tags),
        frontMatter: data,
        body,
        bodyLine,
      },
    }
  }

  const { docs } = place
  const {
    data: given,
    problems,
    isUnreadable,
    placeOf,
  } = parseFrontMatter(docFrontMatterSchema, reportFile, yaml, {}, docs ? "unknown-field" : "front-matter")
  if (!given) return { problems, isUnreadable, placeOf }
  const data = docs ? withDocsIds(docs, given) : given
  const format = docs ? docusaurusFormat(file, body, data) : named
  const written = contentTitle(body, format)
  const route = place.kind === "service" ? serviceRoute(place.path) : docRoute(place.path, data)
  const { id, slug } = docs ? routeBelow(docs, route) : route
  const title = data.title ?? written ?? titleFromId(id)
  const heading = written ?? (data.hide_title ? undefined : title)
  return {
    problems,
    isUnreadable,
    placeOf,
    document: {
      kind: place.kind,
      id,
      file,
      reportFile,
      format,
      slug,
      title,
      ...(heading === undefined ? {} : { heading }),
      ...(data.description === undefined ? {} : { description: data.description }),
      tags: tagSlugs(data.tags),
      frontMatter: data,
      body,
      bodyLine,
      ...(docs ? { dialect: "docusaurus" } : {}),
      ...(generatedFrom === undefined ? {} : { generatedFrom }),
    },
  }
}

/** Prefixes doc ids and sidebar names in front matter with the docs folder, which makes them unique in the tree. */
function withDocsIds(docs: DocusaurusDocs, data: DocFrontMatter): DocFrontMatter {
  const names = ["pagination_prev", "pagination_next", "displayed_sidebar"] as const
  const known = names.flatMap((name) => (data[name] ? [[name, docsId(docs, data[name])] as const] : []))
  return { ...data, ...Object.fromEntries(known) }
}

/** Docusaurus treats `.md` as MDX by default; here, only files that need it are treated as MDX. */
function docusaurusFormat(file: string, body: string, { mdx }: DocFrontMatter): "md" | "mdx" {
  if (file.endsWith(".mdx") || mdx?.format === "mdx") return "mdx"
  return mdx?.format !== "md" && usesMdx(body) ? "mdx" : "md"
}

/** Defaults for an article with wrong front matter, so that it neither hides nor causes other problems. */
function articleFallback(name: string) {
  const [, number] = /^0*([1-9]\d*)\.mdx?$/.exec(name) ?? []
  return {
    title: wordsOfName(name.replace(/\.mdx?$/, "")),
    kind: "concept",
    answered: false,
    ...(number === undefined ? {} : { number: Number(number) }),
  }
}

function tagSlugs(tags: DocFrontMatter["tags"] = []): string[] {
  return [...new Set(tags.map((tag) => kebabCase(typeof tag === "string" ? tag : tag.permalink)))]
}
