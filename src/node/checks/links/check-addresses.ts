import { glossaryPath } from "../../../shared/glossary"
import { withoutTrailingSlash } from "../../../shared/paths"
import type { SourcePosition } from "../../../shared/source-position"
import type { ContentIndex } from "../../content/content-index"
import { type Ledger, ledgerFileName, parseLedger } from "../../content/settings/ledger"
import type { Content } from "../../content/content"
import {
  type DeclaredRedirect,
  type MovedAnchor,
  movedAnchorsOf,
  redirectsFile,
  siteTarget,
} from "../../content/settings/redirects"
import { glossaryFile } from "../../glossary/glossary-file"
import { byOldAddress, endOf, newAddressesOf } from "./new-addresses"
import { readContentText } from "../../content/files/read-content-text"
import { fileInTheWay } from "../../outputs/output-paths"
import type { Problem } from "../../report/problem"
import { didYouMean } from "../../../hcl/suggest"
import type { PageAnchors } from "../page"
import { reportFileOf } from "../../content/layout"

/** `PageAnchors` by the page's path without trailing slash. */
type Anchors = ReadonlyMap<string, readonly string[]>

type Pages = Pick<ContentIndex, "bySlug" | "outputs">

/** Checks redirects, moved headings, and that every address of the ledger still exists or is redirected. */
export function checkAddresses(
  content: Pick<
    Content,
    "layout" | "documents" | "unreadable" | "positionOf" | "index" | "redirects" | "problems"
  >,
  pageAnchors: PageAnchors,
): Problem[] {
  const { layout, documents, unreadable, index, redirects } = content
  const anchors: Anchors = new Map(
    documents.flatMap(({ id, slug }) => {
      const ids = pageAnchors.get(id)
      return ids ? [[withoutTrailingSlash(slug), ids] as const] : []
    }),
  )
  const unread = new Set([...unreadable].map(({ slug }) => withoutTrailingSlash(slug)))
  const redirectsReportFile = reportFileOf(layout, redirectsFile)
  const hasAllRedirects =
    unreadable.size === 0 && content.problems.every(({ file }) => file !== redirectsReportFile)
  const moved = movedAnchorsOf(content)
  const newAddresses = newAddressesOf(redirects)
  const reportFile = reportFileOf(layout, ledgerFileName)
  const { text, problems } = readContentText(layout, ledgerFileName) ?? { text: "{}", problems: [] }
  const ledger = readLedger(reportFile, text)
  return [
    ...problems,
    ...checkRedirects(redirects, index, anchors),
    ...checkMovedAnchors(moved, index, anchors, newAddresses),
    ...checkGoals(content, anchors, newAddresses),
    ...(ledger
      ? checkLedger(
          { file: reportFile, text, ledger },
          { redirects, moved, index, anchors, unread, hasAllRedirects },
        )
      : [unreadableLedger(reportFile)]),
  ]
}

function readLedger(file: string, text: string): Ledger | undefined {
  try {
    return parseLedger(file, text)
  } catch {
    return undefined // the caller reports it; the error is for commands that need the ledger
  }
}

function unreadableLedger(file: string): Problem {
  return {
    rule: "removed-address",
    file,
    line: 1,
    column: 1,
    message: "The file is not a list of addresses.",
    fix: "take it from the last commit, and run `npm run ledger`.",
  }
}

/** Reports redirects that hide a page, are duplicate, lead nowhere, or lead to another redirect. */
export function checkRedirects(
  redirects: readonly DeclaredRedirect[],
  index: Pages,
  anchors: Anchors,
): Problem[] {
  const first = byOldAddress(redirects)
  return redirects.flatMap((redirect): Problem[] => {
    const { file, line, column, from, to } = redirect
    const position = { file, line, column }
    const wrong = (message: string, fix: string): Problem[] => [
      { rule: "front-matter", ...position, message, fix },
    ]
    if (index.bySlug.has(from) || fileInTheWay(from, index) !== undefined)
      return wrong(
        `The redirect from "${from}" hides the page or file at this address.`,
        "remove the redirect, or the page.",
      )
    const other = first.get(from)
    if (other && other !== redirect)
      return wrong(
        `The redirect from "${from}" is also in ${other.file}, on line ${other.line}.`,
        "keep one of them.",
      )
    const target = siteTarget(to)
    if (!target) return []
    const page = target.path.replace(/\.md$/, "")
    if (page !== target.path && index.bySlug.has(page) && !from.endsWith(".md"))
      return wrong(
        `The redirect from "${from}" leads to "${target.path}", the page as plain Markdown.`,
        `point it to "${page}".`,
      )
    const next = first.get(target.path)
    if (next) {
      const end = endOf(redirect, first)
      return end === undefined
        ? wrong(`The redirect from "${from}" leads back to itself.`, "point it to a page.")
        : wrong(
            `The redirect from "${from}" leads to another one, of "${target.path}".`,
            `point it to "${end}".`,
          )
    }
    return checkTarget({ to, position, from: `The redirect from "${from}"` }, index, anchors)
  })
}

/** Reports moved headings that still exist on their page, or whose target does not exist. */
export function checkMovedAnchors(
  moved: readonly MovedAnchor[],
  index: Pages,
  anchors: Anchors,
  newAddresses: ReadonlyMap<string, string>,
): Problem[] {
  return moved.flatMap(({ file, line, column, page, from, to }): Problem[] => {
    const position = { file, line, column }
    if (anchors.get(withoutTrailingSlash(page))?.includes(from))
      return [
        {
          rule: "front-matter",
          ...position,
          message: `"${from}" is listed in \`moved\`, but the page has it.`,
          fix: "remove it from `moved`, or give the heading another id.",
        },
      ]
    return checkTarget({ to, position, from: `The moved heading "${from}"` }, index, anchors, newAddresses)
  })
}

/** Reports goals of index pages that lead nowhere. */
export function checkGoals(
  { documents, positionOf, index }: Pick<Content, "documents" | "positionOf"> & { index: Pages },
  anchors: Anchors,
  newAddresses: ReadonlyMap<string, string>,
): Problem[] {
  return documents.flatMap((document) => {
    const groups = document.frontMatter.goals ?? []
    return groups.flatMap(({ guides }, group) =>
      guides.flatMap(({ want, guide: to }, guideIndex) => {
        const field = ["goals", group, "guides", guideIndex, "guide"]
        const position = { file: document.reportFile, ...positionOf(document, field) }
        return checkTarget({ to, position, from: `The goal "${want}"` }, index, anchors, newAddresses)
      }),
    )
  })
}

/** @param newAddresses of redirected pages, for the fix; a redirect to another one is reported before */
function checkTarget(
  { to, position, from }: { to: string; position: SourcePosition & { file: string }; from: string },
  { bySlug, outputs }: Pages,
  anchors: Anchors,
  newAddresses: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const target = siteTarget(to)
  if (!target || outputs.has(target.path)) return []
  const { path, anchor } = target
  if (!bySlug.has(path)) {
    const newAddress = newAddresses.get(path)
    return [
      {
        rule: "broken-link",
        ...position,
        message: `${from} leads to "${to}", which does not exist.`,
        fix:
          newAddress === undefined
            ? didYouMean(path, [...bySlug.keys()], "point it to a page that exists.")
            : `point it to its new address, "${newAddress}".`,
      },
    ]
  }
  const ids = anchors.get(path)
  if (anchor === "" || ids === undefined || ids.includes(anchor)) return []
  return [
    {
      rule: "broken-anchor",
      ...position,
      message: `${from} leads to the anchor "${anchor}", which "${path}" does not have.`,
      fix: didYouMean(anchor, ids, "point it to a heading's id."),
    },
  ]
}

/** Reports published pages and headings that were removed without a redirect. */
export function checkLedger(
  { file, text, ledger }: { file: string; text: string; ledger: Ledger },
  now: {
    redirects: readonly Pick<DeclaredRedirect, "from">[]
    moved: readonly Pick<MovedAnchor, "page" | "from">[]
    index: Pages
    anchors: Anchors
    /** Paths of pages, without trailing slash, whose moved headings are not known. */
    unread: ReadonlySet<string>
    /** Whether all redirects are known. */
    hasAllRedirects: boolean
  },
): Problem[] {
  const redirected = new Set(now.redirects.map(({ from }) => from))
  const movedIds = new Set(now.moved.map(({ page, from }) => `${withoutTrailingSlash(page)}#${from}`))
  const lines = text.split("\n")
  const positionOf = (page: string) => ({
    file,
    line: Math.max(1, lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(page)}:`)) + 1),
    column: 1,
  })
  return Object.entries(ledger).flatMap(([page, ids]): Problem[] => {
    if (!now.index.bySlug.has(page)) {
      // Links to the headings of a redirected page lead to the top of the new one.
      if (redirected.has(page) || !now.hasAllRedirects) return []
      return [
        {
          rule: "removed-address",
          ...positionOf(page),
          message: `The page "${page}" was published and is gone.`,
          fix: "name the address in `redirect_from` of the page that replaces it, or in redirects.yml.",
        },
      ]
    }
    const present = now.anchors.get(page)
    if (present === undefined || now.unread.has(page)) return [] // not known
    return ids
      .filter((id) => !present.includes(id) && !movedIds.has(`${page}#${id}`))
      .map((id) => ({
        rule: "removed-address",
        ...positionOf(page),
        message: `The heading "${page}#${id}" was published and is gone.`,
        fix:
          page === glossaryPath
            ? `list its old name in \`also\` of the term that replaces it, in ${glossaryFile}.`
            : `give a heading of the page this id with {#${id}}, or say in the page's \`moved\` where it went.`,
      }))
  })
}
