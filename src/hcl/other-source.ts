import { distance } from "fastest-levenshtein"

/** Name of the catalog's repository. */
export const catalogName = "terraform-aws-service-catalog"

/** A source that is no module of the catalog. */
export interface OtherSource {
  line: number
  /** What it refers to: a phrase for a sentence. */
  kind: string
  /** Name of the repository, if it is similar to that of the catalog's repository. */
  nearly?: string
}

/** Maximum edit distance of a misspelled name of the catalog's repository; names of other repositories differ more. */
const maxDistance = 3

/** Describes a source that is no module of the catalog. */
export function otherSource(line: number, source: string): OtherSource {
  const names = source.split(/[/:?]/).map((name) => name.replace(/\.git$/, ""))
  const nearly = names.find(
    (name) => name !== catalogName && distance(name.toLowerCase(), catalogName) <= maxDistance,
  )
  return { line, kind: kindOf(source, names), ...(nearly !== undefined && { nearly }) }
}

const archive =
  /^(?!\.{0,2}\/|~|git(?:::|@)|hg::|(?:github\.com|bitbucket\.org)\/)(?:[^?]*?[^/:?])\.(?:zip|tar|tgz|tbz2|txz|tar\.\w+)(?:\/\/|\?|$)/

/** Whether a source is an archive to be downloaded, which has no refs. Of a repository, it would be a folder with such a name. */
export function isArchive(source: string): boolean {
  return archive.test(source)
}

const registryAddress = /^(?:tfr:|(?:[\w-]+\.[\w.-]+\/)?[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$))/

function kindOf(source: string, names: readonly string[]): string {
  if (isArchive(source)) return "an archive"
  if (names.includes(catalogName)) return `a part of ${catalogName} outside of its modules`
  if (/^(?:\.{0,2}|~)\//.test(source) || /^\.{1,2}$/.test(source)) return "a local folder"
  if (/^(?:s3|gcs)::/.test(source)) return "a bucket"
  const isRegistry = registryAddress.test(source) && !/^(?:github\.com|bitbucket\.org)\//.test(source)
  return isRegistry ? "a module of a registry" : "another repository"
}
