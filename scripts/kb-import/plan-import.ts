import { UnreadableBody } from "./convert-body"
import {
  createArticle,
  discussionsAddress,
  isAsImported,
  type Article,
  type ArticleContext,
} from "./create-article"
import type { Discussion } from "./fetch-discussions"
import type { ExistingArticle } from "./read-articles"

/** Kinds of steps, in the order in which their numbers are printed. */
export const stepKinds = ["create", "update", "unchanged", "kept", "missing", "remove", "refused"] as const

/** The action of the import for one file. */
export interface Step {
  kind: (typeof stepKinds)[number]
  /** Path from the content directory. */
  file: string
  reason: string
  /** The new text. */
  text?: string
  /** The current text. */
  before?: string
}

/** All actions of a run, sorted by number. */
export interface Plan {
  steps: Step[]
  /** Labels that are not tags, with the number of their discussions. */
  unknownLabels: ReadonlyMap<string, number>
}

/**
 * Plans the action for every discussion and every article. Only files that were imported and not edited since are replaced
 * or removed.
 */
export function planImport(
  discussions: readonly Discussion[],
  existing: readonly ExistingArticle[],
  context: Omit<ArticleContext, "numbers">,
  options: { removeMissing: boolean },
): Plan {
  const numbers = new Set(discussions.map(({ number }) => number))
  const presentFor = (number: number) =>
    existing.find((article) => article.file === articleFile(number) || article.number === number)
  const withArticle = discussions.filter(
    (discussion) => presentFor(discussion.number) !== undefined || isReadable(discussion, context),
  )
  const articleContext = { ...context, numbers: new Set(withArticle.map(({ number }) => number)) }
  const unknownLabels = new Map<string, number>()
  const steps = discussions.map((discussion): Step => {
    const file = articleFile(discussion.number)
    const present = presentFor(discussion.number)
    const own = `${discussionsAddress(context.repository)}/${discussion.number}`
    if (present && present.importedFrom === undefined)
      return { kind: "kept", file: present.file, reason: "it was written by hand" }
    if (present && present.importedFrom !== own)
      return { kind: "kept", file: present.file, reason: `it was imported from ${present.importedFrom}` }
    if (present && present.file !== file)
      return { kind: "kept", file: present.file, reason: "it was moved by hand" }
    const article = articleOf(discussion, articleContext)
    if (article instanceof UnreadableBody)
      return { kind: "refused", file: present?.file ?? file, reason: article.message }
    for (const label of article.unknownLabels) unknownLabels.set(label, (unknownLabels.get(label) ?? 0) + 1)
    return present
      ? mergeStep(present, article.text)
      : { kind: "create", file, reason: "the discussion is new", text: article.text }
  })

  const gone = existing.filter(({ importedFrom }) => isGone(importedFrom, context, numbers))
  return {
    steps: [...steps, ...gone.map((article) => goneStep(article, options))].sort(byFile),
    unknownLabels,
  }
}

function articleFile(number: number): string {
  return `knowledge-base/${number}.md`
}

function isReadable(discussion: Discussion, context: Omit<ArticleContext, "numbers">): boolean {
  return !(articleOf(discussion, { ...context, numbers: new Set() }) instanceof UnreadableBody)
}

function articleOf(discussion: Discussion, context: ArticleContext): Article | UnreadableBody {
  try {
    return createArticle(discussion, context)
  } catch (error) {
    if (error instanceof UnreadableBody) return error
    throw error
  }
}

function mergeStep({ file, text: before }: ExistingArticle, text: string): Step {
  if (before.replaceAll("\r\n", "\n") === text)
    return { kind: "unchanged", file, reason: "it matches the discussion" }
  if (!isAsImported(before)) return { kind: "kept", file, reason: "it was edited by hand" }
  return { kind: "update", file, reason: "the discussion changed", text, before }
}

/** Whether an article was imported from this repository, but its discussion is not in the category any more. */
function isGone(
  importedFrom: string | undefined,
  { repository }: Pick<ArticleContext, "repository">,
  numbers: ReadonlySet<number>,
): boolean {
  const start = `${discussionsAddress(repository)}/`
  return importedFrom?.startsWith(start) === true && !numbers.has(Number(importedFrom.slice(start.length)))
}

function goneStep({ file, text }: ExistingArticle, { removeMissing }: { removeMissing: boolean }): Step {
  if (!removeMissing)
    return {
      kind: "missing",
      file,
      reason: "its discussion is gone; --remove-missing would remove it unless it was edited by hand",
    }
  if (!isAsImported(text))
    return { kind: "kept", file, reason: "its discussion is gone, but it was edited by hand" }
  return { kind: "remove", file, reason: "its discussion is gone" }
}

function byFile(a: Step, b: Step): number {
  return a.file.localeCompare(b.file, "en", { numeric: true })
}
