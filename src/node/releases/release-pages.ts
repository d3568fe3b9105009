import { counted } from "../../shared/counted"
import { groupBy } from "../../shared/group-by"
import {
  releaseFeedPath,
  releasesPath,
  releaseUrl,
  releaseYearPath,
  repositoryUrl,
} from "../../shared/release-paths"
import { deployableSlug } from "../deployable/deployable-file"
import { markdownTable } from "../markdown/portable/markdown-table"
import { changeKinds, releasesFolder, type Release, type RepositoryReleases } from "./release-file"

/** A generated page: its path from the docs root, its text with front matter, and its source. */
interface ReleasePage {
  path: string
  text: string
  /** Path of the source from the content directory. */
  source: string
}

/** Number of newest releases on the page of all repositories. */
const newestCount = 25

/**
 * A page with all repositories, and one page for each year of each repository. Empty without releases.
 * @param hasDeployable whether the site has the page of the releases that no longer deploy, to link to
 */
export function releasePages(
  repositories: readonly RepositoryReleases[],
  hasDeployable: boolean,
): ReleasePage[] {
  const filled = repositories.filter(({ releases }) => releases.length > 0)
  if (filled.length === 0) return []
  return [
    {
      path: `${pathOf(releasesPath)}index.md`,
      text: listPage(filled, hasDeployable),
      source: releasesFolder,
    },
    ...filled.flatMap((repository) => {
      const years = byYear(repository.releases)
      return years.map(([year], index) => ({
        path: `${pathOf(releaseYearPath(repository.repository, year))}.md`,
        text: yearPage(repository.repository, years, index),
        source: repository.file,
      }))
    }),
  ]
}

function pathOf(slug: string): string {
  return slug.slice(1)
}

function listPage(repositories: readonly RepositoryReleases[], hasDeployable: boolean): string {
  const old = hasDeployable
    ? ` Before you take an old one, read [which releases can still be deployed](${deployableSlug}).`
    : ""
  const count = repositories.reduce((sum, { releases }) => sum + releases.length, 0)
  const newest = repositories
    .flatMap(({ repository, releases }) => releases.map((release) => ({ repository, release })))
    .sort((a, b) => b.release.date.localeCompare(a.release.date, "en"))
    .slice(0, newestCount)
  return page(
    {
      title: "Releases",
      description: `The ${count.toLocaleString("en")} releases of Gruntwork's repositories by repository and year: date, modules, and what breaks or is required.`,
      displayed_sidebar: "guidesSidebar",
      tags: ["terraform"],
      keywords: ["release notes", "changelog"],
      ...(newest[0] ? { last_update: { date: newest[0].release.date } } : {}),
    },
    [
      `Look up what a release changed before you move a \`ref\`. ${repositories.length} repositories have ${count.toLocaleString("en")} releases here, each on the page of its year with its date, its modules and, where its note says so, what breaks, what it requires and what to do.${old}`,
      "Before v1.0.0 every minor version may break a caller, whether its note says so or not. From v1.0.0 on only a major version may.",
      filterMark("Filter repositories"),
      "## Repositories",
      markdownTable(
        ["Repository", "Newest", "Date", "Releases", "By year", "Feed"],
        repositories
          .toSorted((a, b) => b.releases.length - a.releases.length)
          .map(({ repository, releases }) => [
            repository,
            releases[0] ? releaseLink(repository, releases[0], releases[0].version) : "",
            releases[0]?.date ?? "",
            String(releases.length),
            byYear(releases)
              .map((year) => yearLink(repository, year))
              .join(", "),
            `[Atom](${releaseFeedPath(repository)})`,
          ]),
      ),
      "## Newest releases",
      markdownTable(
        ["Release", "Date", "What changed"],
        newest.map(({ repository, release }) => [
          releaseLink(repository, release, `${repository} ${release.version}`),
          release.date,
          summary(release),
        ]),
      ),
    ],
  )
}

/** A link to a release on the page of its year. */
function releaseLink(repository: string, { date, version }: Release, label: string): string {
  return `[${label}](${releaseYearPath(repository, date.slice(0, 4))}#${version})`
}

/**
 * @param years all years with releases, newest first
 * @param index that of the page's year
 */
function yearPage(repository: string, years: readonly [string, Release[]][], index: number): string {
  const [year, releases] = years[index] ?? ["", []]
  const id = (other: string | undefined) =>
    other === undefined ? null : pathOf(releaseYearPath(repository, other))
  const breaking = releases.filter((release) => release.breaking)
  const number = counted(releases.length, "release")
  return page(
    {
      title: `${repository} releases of ${year}`,
      description: `What ${repository} released in ${year}: ${number}, ${breaking.length} of them marked as breaking, with date, modules and changes.`,
      sidebar_label: `${repository} ${year}`,
      displayed_sidebar: "guidesSidebar",
      toc_max_heading_level: 2,
      pagination_prev: id(years[index + 1]?.[0]),
      pagination_next: id(years[index - 1]?.[0]),
    },
    [
      `\`${repository}\` had ${number} in ${year}, newest first. A [feed](${releaseFeedPath(repository)}) brings new ones; [all repositories](${releasesPath}) have a page like this.`,
      breaking.length === 0
        ? "None is marked as breaking."
        : `***Breaking*** (${breaking.length}): ${breaking.map(({ version }) => `[${version}](#${version})`).join(", ")}`,
      ...(years.length === 1
        ? []
        : [
            `Years: ${years.map((other) => (other[0] === year ? `**${year}**` : yearLink(repository, other))).join(", ")}`,
          ]),
      filterMark(`Filter the releases of ${year}`),
      ...byMonth(releases).flatMap(([month, monthReleases]) => [
        `## ${month} ${year}`,
        ...monthReleases.flatMap((release) => releaseBlock(repository, release)),
      ]),
    ],
  )
}

function yearLink(repository: string, [year, { length }]: [string, Release[]]): string {
  return `[${year}\u00a0(${length})](${releaseYearPath(repository, year)})`
}

/** A release: its heading, a line of facts, its changes, first those that break, and the modules that no change names. */
function releaseBlock(repository: string, { version, date, modules, breaking, changes }: Release): string[] {
  const isSaid = changes.some(({ kind }) => kind === "breaking")
  const facts = [
    date,
    ...(breaking && !isSaid ? ["***Breaking***"] : []),
    `[Notes of ${version}](${releaseUrl(repositoryUrl(repository), version)})`,
  ]
  const list = breakingFirst(changes).map(({ kind, module, change, action }) => {
    const label = kind === "breaking" ? `***${changeKinds[kind]}***` : `**${changeKinds[kind]}**`
    const where = module === undefined ? "" : ` ${moduleNames(module.split(", "))}`
    const advice = action === undefined ? "" : ` → ${literal(action)}`
    return `- ${label}${where} ${literal(change)}${advice}`
  })
  const named = changes.flatMap(({ module }) => module?.split(", ") ?? [])
  const others = (modules ?? []).filter((module) => !named.some((name) => isIn(name, module)))
  if (others.length > 0) list.push(`- **Modules** ${moduleNames(others)}`)
  return [`### ${version} {#${version}}`, facts.join(" · "), ...(list.length === 0 ? [] : [list.join("\n")])]
}

/** Whether a module is at a path, or below it. */
function isIn(module: string, folder: string): boolean {
  return module === folder || module.startsWith(`${folder}/`)
}

function moduleNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ")
}

function breakingFirst(changes: Release["changes"]): Release["changes"] {
  return changes.toSorted((a, b) => Number(b.kind === "breaking") - Number(a.kind === "breaking"))
}

/** A placeholder for the field that filters the page. */
function filterMark(label: string): string {
  return `<div data-filter="${label}"></div>`
}

/** The changes of a release, in one line. */
export function summary({ modules, changes, breaking }: Release): string {
  const [first] = breakingFirst(changes)
  if (first) return literal(`${changeKinds[first.kind]}: ${first.change}`)
  const named = modules?.join(", ") ?? "No modules named"
  return literal(breaking ? `Breaking: ${named}` : named)
}

/** Text on one line, escaped so that it contains no Markdown. */
function literal(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>|~$]|&(?=#?\w+;)/g, (sign) => `\\${sign}`)
}

function byYear(releases: readonly Release[]): [string, Release[]][] {
  return [...groupBy(releases, ({ date }) => date.slice(0, 4))]
}

const months = "January February March April May June July August September October November December".split(
  " ",
)

function byMonth(releases: readonly Release[]): [string, Release[]][] {
  return [...groupBy(releases, ({ date }) => months[Number(date.slice(5, 7)) - 1] ?? "")]
}

/** A page. The values of its front matter are written as JSON, which is YAML too and faster to write. */
function page(frontMatter: Record<string, unknown>, blocks: readonly string[]): string {
  const fields = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ["---", ...fields, "---", "", `${blocks.join("\n\n")}\n`].join("\n")
}
