import { stringify } from "yaml"
import { stopsDeployment, stages, type Deployable, type Topic } from "./deployable-file"
import { catalogName } from "../../hcl/other-source"
import { compareReleases } from "../../shared/release-order"
import { releaseUrl, repositoryUrl } from "../../shared/release-paths"
import { fencedCode } from "../markdown/portable/fenced-code"
import { linkText } from "../markdown/portable/link-text"
import { markdownTable } from "../markdown/portable/markdown-table"

const headings: Record<Topic["when"], string> = {
  init: "Stops init",
  plan: "Stops plan",
  apply: "Stops apply",
  build: "Stops an image build",
  sometimes: "Fails sometimes",
  upgrade: "Matters when you upgrade",
}

/** The page "Can I deploy this release today?" as the text of a Markdown file. */
export function deployablePage({ page, topics, kubernetes, samples }: Deployable): string {
  const { introduction, advice, ...frontMatter } = page
  return [
    `---\n${stringify(frontMatter)}---`,
    introduction,
    ...rangeTable(topics),
    ...stages.flatMap((stage) => {
      const rows = topics.filter(({ when }) => when === stage)
      return rows.length === 0 ? [] : [`## ${headings[stage]}`, ...rows.flatMap(topicRows)]
    }),
    ...(kubernetes.length === 0 ? [] : kubernetesTable(kubernetes)),
    ...(samples.length === 0 ? [] : samplesList(samples)),
    ...(advice === undefined ? [] : [advice]),
  ]
    .join("\n\n")
    .concat("\n")
}

/** A table of ranges of the catalog's releases, with the topics that prevent them from deploying; empty without topics. */
function rangeTable(topics: readonly Topic[]): string[] {
  const stopping = topics.filter(stopsDeployment)
  const bounds = new Set(
    stopping.flatMap(({ releases }) =>
      releases.flatMap(({ repository, first, good }) =>
        repository === catalogName ? [good, ...(first ? [first] : [])] : [],
      ),
    ),
  )
  if (bounds.size === 0) return []
  const starts = [...bounds].sort(compareReleases)
  const ranges = [undefined, ...starts].map((from, index) => ({ from, below: starts[index] }))
  const rows = ranges.toReversed().map(({ from, below }) => {
    const present = stopping.filter(({ releases }) =>
      releases.some(
        ({ repository, first, good }) =>
          repository === catalogName &&
          (from === undefined || compareReleases(from, good) < 0) &&
          (first === undefined || (from !== undefined && compareReleases(from, first) >= 0)),
      ),
    )
    return [rangeName(from, below), present.length === 0 ? "Nothing that is known" : topicLinks(present)]
  })
  return [
    "## Service Catalog releases",
    "Each row is a range of releases, newest first, with what stops them. A topic is listed in a range when at least one module of the catalog has it; its own row below says which.",
    markdownTable(["Releases", "What stops them today"], rows),
  ]
}

/** Links to topics. More than two are collapsed, because neighboring rows repeat most of them. */
function topicLinks(topics: readonly Topic[]): string {
  const links = topics.map(({ id, title }) => `[${linkText(title)}](#${id})`).join("; ")
  return topics.length > 2 ? `<details><summary>${topics.length} topics</summary>${links}</details>` : links
}

function rangeName(from: string | undefined, below: string | undefined): string {
  if (from === undefined) return `before ${below ?? ""}`
  return below === undefined ? `${from} and newer` : `${from} to before ${below}`
}

function topicRows({ id, title, since, fails, error, fix, releases }: Topic): string[] {
  return [
    `### ${title} {#${id}}`,
    fails,
    ...(error === undefined ? [] : [fencedCode("text", error)]),
    `**Since** ${since}. **What to do:** ${fix}`,
    ...affectedReleases(releases),
  ]
}

/** A table of the releases that have a topic. Several rows are collapsed: the page lists dozens of topics. */
function affectedReleases(releases: Topic["releases"]): string[] {
  const rows = releases.map(({ repository, first, good, modules }) => [
    `\`${repository}\``,
    first === undefined ? `before ${good}` : `${first} to before ${good}`,
    `[${good}](${releaseUrl(repositoryUrl(repository), good)})`,
    modules?.map((module) => `\`${module}\``).join(", ") ?? "all",
  ])
  const affected = markdownTable(["Repository", "Affected releases", "First good", "Modules"], rows)
  if (rows.length === 0) return []
  if (rows.length === 1) return [affected]
  return [":::details[Affected releases, and the first good ones]", affected, ":::"]
}

function kubernetesTable(rows: Deployable["kubernetes"]): string[] {
  return [
    "## Kubernetes versions",
    "The first releases that know each version and have no known fault with it.",
    markdownTable(
      ["Kubernetes", "terraform-aws-eks", "Service Catalog", "kubergrunt at least"],
      rows.map(({ version, eks, catalog, kubergrunt }) => [version, eks, catalog, kubergrunt ?? "–"]),
    ),
  ]
}

/** A list, because the reasons are sentences: a column of a table would be too narrow for them on phones. */
function samplesList(samples: Deployable["samples"]): string[] {
  return [
    "## Releases that the samples pin",
    samples.map(({ repository, release, why }) => `- **\`${repository}\` ${release}.** ${why}`).join("\n"),
  ]
}
