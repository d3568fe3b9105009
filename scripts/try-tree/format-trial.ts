import type { Content } from "../../src/node/content/content"
import type { ReadProject } from "../../src/node/docusaurus/read-project"
import { formatProblem, type Problem, type SortedProblems, withLevels } from "../../src/node/report/problem"
import type { ProblemLevel } from "../../src/shared/problem-level"
import { counted } from "../../src/shared/counted"

interface Trial extends SortedProblems {
  project: ReadProject
  content: Pick<Content, "documents" | "layout">
}

/** The output of `npm run try-tree`. */
export function formatTrial({ project, content, errors, warnings }: Trial): string {
  const { site, notes } = project
  const pagesOf = (folder: string) =>
    content.documents.filter(({ file }) => content.layout.classify(file).docs?.folder === folder)
  const docs = (site.docusaurus?.docs ?? []).map(({ folder, route, sidebars }) => {
    const pages = pagesOf(folder)
    const mdx = pages.filter(({ format }) => format === "mdx").length
    return `  ${folder}: ${counted(pages.length, "page")} (${mdx} of them MDX) at ${route}, ${sidebars === undefined ? "one sidebar of all pages" : `sidebars from ${sidebars}`}`
  })
  return [
    `${site.title}: ${counted(content.documents.length, "page")}.`,
    "",
    "Docs:",
    ...docs,
    `Languages: ${site.locales.map(({ label }) => label).join(", ")}`,
    `Versions: ${site.versions.map(({ label, path }) => `${label} at ${path}`).join(", ")}`,
    `Navbar: ${site.navbar.map(({ label }) => label).join(", ") || "nothing"}`,
    "",
    "Not carried over:",
    ...(notes.length > 0 ? notes.map((note) => `  ${note}`) : ["  Nothing is missing."]),
    "",
    ...withLevels({ errors, warnings }).map(([level, problem]) => formatProblem(problem, level)),
    ...countsOf("error", errors),
    ...countsOf("warning", warnings),
    `${counted(errors.length, "error")}, ${counted(warnings.length, "warning")}.`,
  ].join("\n")
}

/** Number of problems by rule. */
function countsOf(level: ProblemLevel, problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>()
  for (const { rule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([rule, count]) => `${level} ${rule}: ${count}`)
}
