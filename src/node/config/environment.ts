import { statSync } from "node:fs"
import { z } from "zod"

const origin = z
  .string()
  .refine(isOrigin)
  .transform((value) => new URL(value).origin)

/** A key or token, which requests send in a header. */
const headerValue = z.string().regex(/^[\x21-\x7e]+$/)

/** Path of the content tree of this site. */
export const ownContentDir = "content"

/** Path of the configuration of this site. */
export const ownSiteConfig = "src/site.config.ts"

/** All variables. The description of each says which values it takes, for error messages. */
const schema = z.object({
  /** Where the site will be published: canonical links, the sitemap, feeds and cards contain it. */
  SITE_URL: origin
    .default("http://localhost:9000")
    .describe('an origin such as "https://docs.example.com", without a path'),
  /** The path below which the site will be published; only used by `npm run build -- --prefix-paths`. */
  PATH_PREFIX: z
    .string()
    .regex(/^(\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/)
    .optional()
    .describe('a path such as "/docs", with a leading and without a trailing slash'),
  /** The content tree. */
  CONTENT_DIR: z.string().min(1).default(ownContentDir).describe("the path of a content tree"),
  /** The settings of the site. */
  SITE_CONFIG: z.string().min(1).default(ownSiteConfig).describe("the path of a site configuration"),
  /** The application of the hosted search. Without it or the search key, pages search the embedded index. */
  ALGOLIA_APP_ID: z.string().regex(/^\w+$/).optional().describe("an application id of letters and digits"),
  /** The key with which readers' browsers search. It is public. */
  ALGOLIA_SEARCH_KEY: headerValue
    .optional()
    .describe("the public search key, without spaces and line breaks"),
  /** The key with which a build replaces the records of the hosted search. Without it, a build does not push them. */
  ALGOLIA_ADMIN_KEY: headerValue.optional().describe("an admin key, without spaces and line breaks"),
  /** The index of the hosted search. */
  ALGOLIA_INDEX_NAME: z.string().min(1).default("docs_site_dev").describe("the name of an index"),
  /** A server with the interface of Algolia, in place of Algolia's own. */
  ALGOLIA_HOST: z
    .string()
    .transform((host) => {
      if (/^https?:\/\//.test(host)) return host
      return /^(localhost|127\.|\[::1\])/.test(host) ? `http://${host}` : `https://${host}`
    })
    .pipe(origin)
    .optional()
    .describe('a host such as "localhost:8108", with an optional scheme'),
  /** Turns on Google Analytics. */
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^(G|UA|AW|DC)-[\w-]+$/)
    .optional()
    .describe('a measurement id such as "G-XXXXXXX"'),
  /** The version that `build.json` and the pages name. */
  BUILD_VERSION: z.string().min(1).default("N/A").describe("any text"),
  /** Reads the discussions for `npm run kb:import`. */
  GITHUB_TOKEN: headerValue
    .optional()
    .describe("a token that may read discussions, without spaces and line breaks"),
})

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** The validated environment variables with their defaults. */
export type Environment = z.infer<typeof schema>

/** The values that a variable takes; the second half of an error message. */
const valuesOf = (name: keyof Environment) => schema.shape[name].description

/** Variables whose value is never printed, and that no other code in the process may read. */
const secrets: ReadonlySet<keyof Environment> = new Set(["ALGOLIA_ADMIN_KEY", "GITHUB_TOKEN"])

/**
 * Like `readEnvironment`, but also removes the secrets from the environment, so that code that runs later, and child
 * processes, cannot read them.
 */
export function takeEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const environment = readEnvironment(variables)
  for (const name of secrets) delete variables[name]
  return environment
}

/**
 * Reads and checks the environment. An empty variable counts as unset.
 * @throws one Error that names every variable with a wrong value and what it takes.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const result = schema.safeParse(set)
  const problems = result.success
    ? []
    : [...new Set(result.error.issues.map(({ path }) => String(path[0]) as keyof Environment))].map(
        (name) =>
          `${name} ${secrets.has(name) ? "has a wrong value" : `is ${JSON.stringify(set[name])}`}; it takes ${valuesOf(name)}.`,
      )
  if (set.ALGOLIA_ADMIN_KEY && !set.ALGOLIA_APP_ID)
    problems.push(
      `ALGOLIA_APP_ID is not set, but ALGOLIA_ADMIN_KEY is; it takes ${valuesOf("ALGOLIA_APP_ID")}.`,
    )
  const folderFault = contentDirFault(set.CONTENT_DIR ?? ownContentDir)
  if (folderFault !== undefined) problems.push(folderFault)
  if (problems.length > 0 || !result.success)
    throw new Error(["The environment has wrong values.", ...problems].join("\n  "))
  return result.data
}

function contentDirFault(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return undefined
  return `CONTENT_DIR is ${JSON.stringify(folder)}, which ${found ? "is not a folder" : "does not exist"}; it takes ${valuesOf("CONTENT_DIR")}.`
}
