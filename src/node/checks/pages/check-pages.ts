import path from "node:path"
import { daysBetween } from "../../content/days-between"
import { withoutTrailingSlash } from "../../../shared/paths"
import { isOfKind, type ContentDocument } from "../../content/document"
import type { Content } from "../../content/content"
import { repeatsIn } from "../../content/repeats"
import { kindOf } from "../../content/page-kinds/page-kinds"
import { fileInTheWay } from "../../outputs/output-paths"
import type { Fault, Problem, RuleFault } from "../../report/problem"
import { fieldProblem } from "../field-problem"
import type { CheckedPage } from "../page"

/** Options of the check of review dates. */
interface ReviewOptions {
  /** The current date. */
  today: Date
  /** Days after which a review is stale. */
  reviewAfterDays: number
}

type Known = Pick<Content, "index" | "positionOf">

/** Reports files with the same address, and a file at the address of a generated page. */
export function checkDuplicates({ documents, ...known }: Known & Pick<Content, "documents">): Problem[] {
  const first = new Map<string, ContentDocument>()
  const generated = new Set(
    known.index.pages.flatMap(({ kind, slug }) => (kind === "site" ? withoutTrailingSlash(slug) : [])),
  )
  return documents.flatMap((document): Problem[] => {
    const file = fileInTheWay(document.slug, known.index)
    if (file !== undefined)
      return [
        slugProblem(known, document, {
          rule: "front-matter",
          message: `The route "${document.slug}" takes the place of "${file}", which the build writes.`,
          fix: "give the page another slug.",
        }),
      ]
    const key = withoutTrailingSlash(document.slug)
    const other = first.get(key)
    if (other) return [repeatedRoute(known, document, other)]
    first.set(key, document)
    // A page at the root replaces the generated home page.
    if (key === "/" || !generated.has(key)) return []
    return [
      slugProblem(known, document, {
        rule: "duplicate-route",
        message: `The route "${document.slug}" is also that of a generated page.`,
        fix: "give the page another slug.",
      }),
    ]
  })
}

/** Reports addresses with a space, and slugs that end like the name of a Markdown file. */
export function checkShapes({ documents, ...known }: Known & Pick<Content, "documents">): Problem[] {
  return documents.flatMap((document): Problem[] => {
    const { slug = "" } = document.frontMatter
    // The address of an article is its number.
    if (document.dialect || document.generatedFrom !== undefined || isOfKind(document, "article")) return []
    if (fileInTheWay(document.slug, known.index) !== undefined) return []
    const fault = hasSlug(document) ? slugFault(slug) : nameFault(document.file)
    return fault ? [slugProblem(known, document, { rule: "wrong-address", ...fault })] : []
  })
}

function slugFault(slug: string): Fault | undefined {
  const [, address, ending] = /^(.*[^/])(\.mdx?)\/?$/i.exec(slug) ?? []
  if (address !== undefined)
    return {
      message: `The slug "${slug}" ends with "${ending}", as files do and addresses of pages do not.`,
      fix: `write "${address}".`,
    }
  if (!/\s|%20/.test(slug)) return undefined
  return {
    message: `The slug "${slug}" has a space, which is "%20" in the address of the page.`,
    fix: `write "${withoutSpaces(slug)}".`,
  }
}

function nameFault(file: string): Fault | undefined {
  const { dir, name, ext } = path.posix.parse(file)
  const folder = dir.split("/").find((part) => /\s/.test(part))
  const wrong = folder ?? (/\s/.test(name) ? name : undefined)
  if (wrong === undefined) return undefined
  return {
    message: `The name "${wrong}" has a space, which is "%20" in the address of the page.`,
    fix:
      folder === undefined
        ? `rename the file to "${withoutSpaces(name)}${ext}".`
        : `rename the folder to "${withoutSpaces(folder)}".`,
  }
}

/** A slug or name with hyphens between its words, and without the brackets of a copy: "page (1)". */
function withoutSpaces(name: string): string {
  return name.replaceAll(/\s*\((\d+)\)/g, "-$1").replaceAll(/(?:\s|%20)+/g, "-")
}

/** The problem of a document whose address another one has. */
function repeatedRoute(known: Known, document: ContentDocument, other: ContentDocument): Problem {
  // If one page sets `slug` and the other has this path, report the one with `slug`.
  const [repeating, repeated] = hasSlug(other) && !hasSlug(document) ? [other, document] : [document, other]
  return slugProblem(known, repeating, {
    rule: "duplicate-route",
    message: `The route "${document.slug}" is also the route of "${repeated.reportFile}".`,
    fix: "give one of them another slug, or remove it.",
  })
}

/** A problem of a document's address, at its `slug` if it has one. */
function slugProblem({ positionOf }: Known, document: ContentDocument, fault: RuleFault): Problem {
  return hasSlug(document)
    ? fieldProblem(positionOf, document, ["slug"], fault)
    : { ...fault, file: document.reportFile }
}

/** Whether a page's front matter sets its address. */
function hasSlug(document: ContentDocument): boolean {
  return document.frontMatter.slug !== undefined
}

/** Reports pages without a link from a sidebar or another page, except those that may be unlisted or drafts. */
export function checkOrphans(
  { index, unreadable }: Pick<Content, "index" | "unreadable">,
  pages: readonly CheckedPage[],
  resolve: (page: CheckedPage, url: string) => string | undefined,
  linked: readonly string[],
): Problem[] {
  const reached = new Set(linked.map(withoutTrailingSlash))
  for (const page of pages)
    for (const { url } of page.outline.links) {
      const target = resolve(page, url)
      if (target !== undefined && target !== page.document.id) reached.add(target)
    }
  return pages.flatMap(({ document }): Problem[] => {
    const isListedElsewhere = kindOf(document).sidebarPath === undefined
    const hasSidebar = index.byId.get(document.id)?.sidebar !== undefined
    const isReached = reached.has(document.id) || reached.has(withoutTrailingSlash(document.slug))
    if (isListedElsewhere || document.isUnlisted || unreadable.has(document) || hasSidebar || isReached)
      return []
    return [
      {
        rule: "orphan-page",
        file: document.reportFile,
        message: `No sidebar and no page leads to "${document.slug}".`,
        fix: "add it to sidebars.yml, link to it, or set `unlisted: true`.",
      },
    ]
  })
}

/** Reports pages whose last review is older than the site allows. */
export function checkReviews(
  { documents, positionOf }: Pick<Content, "documents" | "positionOf">,
  { today, reviewAfterDays }: ReviewOptions,
): Problem[] {
  return documents.flatMap((document): Problem | Problem[] => {
    const futureDay = (field: string, day: string) =>
      fieldProblem(positionOf, document, [field], {
        message: `The day of "${field}", ${day.slice(0, 10)}, is in the future.`,
        fix: "write the day on which it was done.",
      })
    const checked = isOfKind(document, "article") ? document.frontMatter.checked : undefined
    if (checked !== undefined && daysBetween(checked, today) < -1) return futureDay("checked", checked)
    const reviewed = document.frontMatter.last_reviewed
    if (reviewed === undefined) return []
    const days = daysBetween(reviewed, today)
    if (days < -1) return futureDay("last_reviewed", reviewed)
    if (days <= reviewAfterDays) return []
    return fieldProblem(positionOf, document, ["last_reviewed"], {
      rule: "stale-review",
      message: `The page was last reviewed ${days} days ago, on ${reviewed.slice(0, 10)}.`,
      fix: "check it against the current versions, then set `last_reviewed` to today.",
    })
  })
}

/** Reports fields of front matter that contradict each other, and duplicate entries. */
export function checkFields({ documents, positionOf }: Pick<Content, "documents" | "positionOf">): Problem[] {
  return documents.flatMap((document): Problem[] => {
    const problem = (field: readonly PropertyKey[], message: string, fix: string) =>
      fieldProblem(positionOf, document, field, { message, fix })
    const labels = (document.frontMatter.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.label))
    const repeated = repeatsIn(labels.map((label) => label.trim().toLowerCase())).map(({ index }) =>
      problem(["tags", index], `The tag "${labels[index]}" is listed twice.`, "remove one of the two."),
    )
    if (isOfKind(document, "article")) {
      const { related = [], number } = document.frontMatter
      const own = related.indexOf(number)
      return own === -1
        ? repeated
        : [
            ...repeated,
            problem(
              ["related", own],
              "The article is related to itself.",
              "name another article, or remove it.",
            ),
          ]
    }
    const { toc_min_heading_level: least = 2, toc_max_heading_level: most = 6 } = document.frontMatter
    if (least <= most) return repeated
    return [
      ...repeated,
      problem(
        ["toc_min_heading_level"],
        `"toc_min_heading_level" is ${least}, above "toc_max_heading_level", ${most}: the table of contents is empty.`,
        "write the smaller number first.",
      ),
    ]
  })
}
