import { posix } from "node:path"
import type { ContentLayout } from "../../src/node/content/layout"
import { listContentFiles } from "../../src/node/content/files/list-files"
import { docRoute, serviceRoute } from "../../src/node/content/routes/route"
import { wordsOfName } from "../../src/shared/name-words"
import { samePage } from "../../src/shared/paths"
import { didYouMean } from "../../src/hcl/suggest"
import {
  articlePage,
  faqPage,
  guidePage,
  outputsFile,
  servicePage,
  variablesFile,
} from "./scaffold-templates"

/** Kinds of page that can be scaffolded. */
export const scaffoldKinds = ["guide", "reference", "faq", "kb"] as const

export type ScaffoldKind = (typeof scaffoldKinds)[number]

/** The content tree that a page is added to. */
export interface ScaffoldTarget {
  /** The content directory, as messages name it. */
  folder: string
  /** All files of the tree, as paths from the content directory with forward slashes. */
  existing: readonly string[]
  /** Folder of the docs; empty for a tree that is itself a docs root. */
  docsFolder: "docs" | ""
  /** Date of the page's first review, such as "2026-01-31". */
  today: string
}

/**
 * The content tree of a layout, as it is on disk.
 * @throws one sentence if the tree is a Docusaurus project, whose folders and sidebars have no fixed names
 */
export function scaffoldTarget(layout: ContentLayout, today: string): ScaffoldTarget {
  const { reportRoot: folder, docsFolder, docusaurus } = layout
  if (docusaurus) {
    const folders = docusaurus.docs.map((docs) => posix.join(folder, docs.folder))
    throw new Error(
      `${folder} is a Docusaurus project, in which \`npm run new\` adds no pages: write a Markdown file in one of its docs folders (${folders.join(", ")}), and add it to the project's own sidebars.`,
    )
  }
  return { folder, docsFolder, existing: listContentFiles(layout).files, today }
}

/** The files of a new page by path from the content directory, and the writer's next steps. */
interface Scaffold {
  files: { path: string; text: string }[]
  next: string[]
}

/** Version of the service catalog that a new reference page's example calls. */
const catalogVersion = "2.11.1"

/**
 * Creates the files of a new page.
 * @param path below the folder of its kind, without extension; for an article, a number (default: the next free one)
 * @throws one sentence if the path is invalid or the page exists
 */
export function scaffold(kind: ScaffoldKind, path: string | undefined, target: ScaffoldTarget): Scaffold {
  const result = make(kind, path, target)
  const taken = result.files.find(({ path }) => target.existing.includes(path))
  if (taken) throw new Error(`${posix.join(target.folder, taken.path)} already exists.`)
  return result
}

/** Matches the folder of a kind at the start of a path, which is removed because it is added anyway. */
const ownFolders: Readonly<Record<ScaffoldKind, RegExp>> = {
  guide: /^(?:docs\/)?(?:guides\/)+/,
  faq: /^(?:docs\/)?(?:faq\/)+/,
  reference: /^(?:reference\/services\/)+/,
  kb: /^(?:knowledge-base\/)+/,
}

/**
 * Normalizes a path for `scaffold`: removes the content directory and the folder of its kind, however often it is written, the
 * extension and the name of an index file.
 * @param folder the content directory, as the paths of `scaffoldTarget` start with it
 */
export function tidyPagePath(kind: ScaffoldKind, path: string, folder: string): string {
  const written = path.replace(/^\.?\//, "")
  return (written.startsWith(`${folder}/`) ? written.slice(folder.length + 1) : written)
    .replace(ownFolders[kind], "")
    .replace(/(?:\/index)?\.mdx?$/i, "")
    .replace(/\/$/, "")
}

/** The error message for an unknown kind. */
export function unknownKind(word: string): string {
  const fix = didYouMean(
    word,
    [...scaffoldKinds, "site"],
    `use one of ${[...scaffoldKinds, "site"].join(", ")}.`,
  )
  return `There is no kind "${word}": ${fix}`
}

/**
 * What is wrong with the number of arguments after the kind, if anything.
 * @param names the arguments: a path, a number or a folder
 */
export function countFault(kind: ScaffoldKind | "site", names: readonly string[]): string | undefined {
  const [, ...more] = names
  if (more.length > 0)
    switch (kind) {
      case "kb":
        return "An article has one number."
      case "site":
        return "A site has one folder: put a path with spaces between quotation marks."
      default:
        return `A page has one path, without spaces: did you mean "${names.join("-").toLowerCase()}"?`
    }
  if (names.length > 0 || kind === "kb") return undefined
  return kind === "site"
    ? "The kind site needs the folder of a Docusaurus project."
    : `The kind ${kind} needs a path.`
}

function make(kind: ScaffoldKind, path: string | undefined, target: ScaffoldTarget): Scaffold {
  switch (kind) {
    case "guide":
      return docPage(`guides/${segmentsOf(path).join("/")}.md`, "a sidebar", guidePage, target)
    case "faq":
      return docPage(`faq/${segmentsOf(path).join("/")}/index.md`, "faqSidebars", faqPage, target)
    case "reference":
      return service(segmentsOf(path), target)
    case "kb":
      return article(path, target)
  }
}

function segmentsOf(path = ""): string[] {
  const segments = path.split("/")
  if (segments.every(isUsable)) return segments
  const meant = segments.map(usableSegment)
  const hint = meant.every(isUsable) ? ` Did you mean "${meant.join("/")}"?` : ""
  throw new Error(
    `"${path}" is not the path of a page: write words in lower case, joined by hyphens, with "/" between folders and without an extension.${hint}`,
  )
}

function isUsable(segment: string): boolean {
  return /^[a-z\d][a-z\d_.-]*$/.test(segment) && !/\.(mdx?|tf)$/.test(segment)
}

/** A segment in lower case, without accents and with hyphens in place of spaces; not every result is usable. */
function usableSegment(segment: string): string {
  return segment.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase().replace(/\s+/g, "-")
}

function docPage(
  file: string,
  sidebar: string,
  write: (title: string, today: string) => string,
  { folder, existing, docsFolder, today }: ScaffoldTarget,
): Scaffold {
  const prefix = docsFolder === "" ? "" : `${docsFolder}/`
  const { id, slug } = docRoute(file)
  const other = existing.find(
    (path) =>
      path.startsWith(prefix) &&
      /\.mdx?$/.test(path) &&
      path !== prefix + file &&
      samePage(docRoute(path.slice(prefix.length)).slug, slug),
  )
  if (other !== undefined) throw new Error(`${posix.join(folder, other)} already is the page at ${slug}.`)
  const name =
    file
      .replace(/(\/index)?\.md$/, "")
      .split("/")
      .at(-1) ?? ""
  return {
    files: [{ path: prefix + file, text: write(wordsOfName(name), today) }],
    next: [`Add ${id} to ${sidebar} in sidebars.yml.`, `Write the page. It will be at ${slug}.`],
  }
}

function requireFullTree(docsFolder: ScaffoldTarget["docsFolder"], what: string) {
  if (docsFolder === "") throw new Error(`This content tree has no ${what}: the whole tree is a docs folder.`)
}

function service(
  segments: string[],
  { folder: tree, existing, docsFolder, today }: ScaffoldTarget,
): Scaffold {
  requireFullTree(docsFolder, "service reference")
  const [category, name] = segments
  if (category === undefined || name === undefined || segments.length > 2)
    throw new Error(`"${segments.join("/")}" is not the path of a service: write <category>/<service>.`)
  const { id, slug } = serviceRoute(`${category}/${name}/index.md`)
  const folder = `reference/services/${category}/${name}`
  const other = existing.find((file) => file === `${folder}/index.mdx` || file === `${folder}/README.md`)
  if (other !== undefined) throw new Error(`${posix.join(tree, other)} already is the page at ${slug}.`)
  const module = `modules/${category}/${name}`
  return {
    files: [
      { path: `${folder}/index.md`, text: servicePage(wordsOfName(name), module, catalogVersion, today) },
      { path: `${folder}/variables.tf`, text: variablesFile },
      { path: `${folder}/outputs.tf`, text: outputsFile },
    ],
    next: [
      `Add ${id} to servicesSidebar in sidebars.yml, unless an autogenerated folder there has it already.`,
      "Replace variables.tf and outputs.tf with the module's own, and set `module` to its path in the service catalog.",
      `Write the page. It will be at ${slug}; its inputs and outputs are generated from the .tf files.`,
    ],
  }
}

function article(path: string | undefined, { existing, docsFolder, today }: ScaffoldTarget): Scaffold {
  requireFullTree(docsFolder, "knowledge base")
  if (path !== undefined && !/^[1-9]\d{0,14}$/.test(path))
    throw new Error(
      `"${path}" is not the number of an article: write a whole number above 0 of at most 15 digits, or nothing.`,
    )
  const numbers = existing.flatMap((file) => {
    const [, number] = /^knowledge-base\/(\d+)\.mdx?$/.exec(file) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  const number = path === undefined ? Math.max(0, ...numbers) + 1 : Number(path)
  if (numbers.includes(number)) throw new Error(`Article ${number} already exists.`)
  return {
    files: [{ path: `knowledge-base/${number}.md`, text: articlePage(number, today) }],
    next: [
      `Write the article, then set \`answered: true\`. It will be at /discussions/knowledge-base/${number}.`,
    ],
  }
}
