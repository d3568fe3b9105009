import type { LoadedModules } from "../reference/load-modules"
import { referenceAnchors } from "../reference/reference-anchors"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"
import type { Catalog } from "./samples/check-calls"

/** The modules that service pages describe, by the path that a `source` names them with. */
export function catalogOf(pages: readonly CheckedPage[], { modules }: LoadedModules): Catalog {
  return new Map(
    pages.flatMap(({ document }) => {
      const inputs = modules.get(document.id)?.inputs
      const path = document.kind === "service" ? document.frontMatter.module : undefined
      return path !== undefined && inputs ? [[path.replace(/^\/|\/$/g, ""), inputs] as const] : []
    }),
  )
}

/** Reports ids in a service's text that an input or output of its module needs. */
export function checkReference(pages: readonly CheckedPage[], { modules }: LoadedModules): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    const module = modules.get(document.id)
    if (!module) return []
    const taken = new Set(referenceAnchors(module))
    return outline.anchors
      .filter((anchor) => taken.has(anchor))
      .map((anchor) => ({
        rule: "broken-anchor",
        file: document.reportFile,
        line: lineOf(document, outline.headings.find(({ id }) => id === anchor)?.text),
        message: `The id "${anchor}" of the text is also that of an entry of the reference below it.`,
        fix: "give the heading another id with {#id}.",
      }))
  })
}

/** Line of the heading with a text; the file's first when the id is not a heading's. */
function lineOf({ body, bodyLine }: CheckedPage["document"], heading: string | undefined): number {
  const index = body
    .split("\n")
    .findIndex((line) => heading !== undefined && line.startsWith("#") && line.includes(heading))
  return index === -1 ? 1 : bodyLine + index
}
