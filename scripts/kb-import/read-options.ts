import { readArguments } from "../lib/read-arguments.mjs"
import type { Repository } from "./fetch-discussions"

/** The options of a run of the import. */
export interface ImportOptions {
  repository: Repository
  /** Slug or name of a category. */
  category: string
  /** Address of a GraphQL API. */
  api: string
  /** Only prints what would change. */
  dryRun: boolean
  /** Deletes imported articles whose discussion is gone, unless they were edited. */
  removeMissing: boolean
}

/** The usage of `npm run kb:import`. */
export const usage = `Usage: npm run kb:import -- [options]

  --repository <owner/name>  repository whose discussions are read; gruntwork-io/knowledge-base when absent
  --category <slug or name>  category of its discussions; knowledge-base when absent
  --dry-run                  print what would change, and change nothing
  --remove-missing           delete imported articles whose discussion is gone, unless they were edited by hand
  --api <url>                address of the GraphQL API; https://api.github.com/graphql when absent

The token in GITHUB_TOKEN has to be able to read the repository's discussions.`

/** @throws one sentence about an invalid flag or value, followed by the usage */
export function readOptions(args: readonly string[]): ImportOptions {
  const options = {
    repository: { type: "string", default: "gruntwork-io/knowledge-base" },
    category: { type: "string", default: "knowledge-base" },
    api: { type: "string", default: "https://api.github.com/graphql" },
    "dry-run": { type: "boolean", default: false },
    "remove-missing": { type: "boolean", default: false },
  } as const
  const { repository, category, api, ...flags } = readArguments({ args: [...args], options }, usage).values
  const [, owner, name] = /^([a-z\d][a-z\d-]*)\/(?!\.{1,2}$)([\w.-]+)$/i.exec(repository) ?? []
  if (owner === undefined || name === undefined)
    throw new Error(
      `--repository is ${JSON.stringify(repository)}; it takes an owner and a name such as "gruntwork-io/knowledge-base".`,
    )
  if (category.trim() === "")
    throw new Error("--category is empty; it takes the slug or the name of a category.")
  if (!isSafeAddress(api))
    throw new Error(
      `--api is ${JSON.stringify(api)}; it takes an https address such as "https://api.github.com/graphql", or one of this machine.`,
    )
  return {
    repository: { owner, name },
    category: category.trim(),
    api,
    dryRun: flags["dry-run"],
    removeMissing: flags["remove-missing"],
  }
}

/** Whether it is safe to send a token to an address: https, or the local machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  if (username !== "") return false
  return (
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname))
  )
}
