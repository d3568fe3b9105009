import path from "node:path"
import { articlesPath } from "../../../shared/knowledge-base"
import type { DocusaurusDocs } from "../../../shared/site-config"

/** A folder or file name without its number prefix (`02-`, `1. `, `03_`); dates and versions keep theirs. */
export function stripNumberPrefix(name: string): string {
  if (/^\d+[-_.]\d+/.test(name)) return name
  const match = /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  return match?.[1] ?? name
}

/** The sort position from a number prefix; `undefined` if there is none. */
export function numberPrefix(name: string): number | undefined {
  return stripNumberPrefix(name) === name ? undefined : Number.parseInt(name, 10)
}

/** Whether a file is the index of its folder: `index`, `README`, or a file with the folder's name. */
export function isIndexFile(segments: readonly string[]): boolean {
  const name = segments.at(-1)?.toLowerCase()
  const folder = segments.at(-2)?.toLowerCase()
  return name === "index" || name === "readme" || (name !== undefined && name === folder)
}

/** Id and address of a docs file. */
export interface DocRoute {
  /** Id by which other files refer to it: its path without extension and number prefixes. */
  id: string
  /** Path on the site; an index file's has a trailing slash, unless its folder is a service's. */
  slug: string
}

/**
 * Derives a page's id and slug.
 * @param file path below the docs root, with extension
 * @param overrides front matter that changes the result
 */
export function docRoute(
  file: string,
  overrides: { id?: string; slug?: string; parse_number_prefixes?: boolean } = {},
): DocRoute {
  const strip = overrides.parse_number_prefixes === false ? (name: string) => name : stripNumberPrefix
  const segments = file
    .replace(/\.mdx?$/, "")
    .split("/")
    .map(strip)
  const folder = segments.slice(0, -1)
  const id = [...folder, overrides.id ?? segments.at(-1)].join("/")
  const base = folder.length === 0 ? "/" : `/${folder.join("/")}/`

  if (overrides.slug !== undefined) return { id, slug: resolveSlug(base, overrides.slug) }
  if (isIndexFile(segments)) return { id, slug: base }
  return { id, slug: `${base}${overrides.id ?? segments.at(-1)}` }
}

function resolveSlug(base: string, slug: string): string {
  const { pathname } = new URL(slug, `http://site${base}`)
  return decodeURI(pathname)
}

/** The unique id of a doc in a Docusaurus tree with several docs folders. */
export function docsId({ folder }: Pick<DocusaurusDocs, "folder">, id: string): string {
  return path.posix.join(folder, id)
}

/** A doc's route in one of the folders of docs of a Docusaurus tree. */
export function routeBelow(docs: DocusaurusDocs, { id, slug }: DocRoute): DocRoute {
  return { id: docsId(docs, id), slug: path.posix.join(docs.route, slug) }
}

/** Id and slug of a service's reference page, from its file's path below `reference/services/`. */
export function serviceRoute(file: string): DocRoute {
  const id = `reference/services/${file.replace(/\/[^/]+$/, "")}`
  return { id, slug: `/${id}` }
}

/** Slug of a knowledge-base article. */
export function articleSlug(number: number): string {
  return `${articlesPath}${number}`
}

/**
 * Latin letters that Unicode does not decompose into a plain letter and an accent, with their replacements.
 */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: "Ae",
  æ: "ae",
  Ð: "D",
  ð: "d",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ł: "L",
  ł: "l",
  Ø: "O",
  ø: "o",
  Œ: "Oe",
  œ: "oe",
  ß: "ss",
  Þ: "Th",
  þ: "th",
}

/**
 * Converts a label to kebab case: words are split at case changes and digits (`ec2` → `ec-2`), and Latin letters lose their
 * accents (`Données` → `donnees`). Other scripts stay as they are written.
 */
export function kebabCase(label: string): string {
  const words = label
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\p{ASCII}\s]+/gu)
  return (words ?? []).join("-").toLowerCase()
}
