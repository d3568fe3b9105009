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

const schema = z.object({
  SITE_URL: origin.default("http://localhost:9000"),
  PATH_PREFIX: z
    .string()
    .regex(/^(\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/)
    .optional(),
  CONTENT_DIR: z.string().min(1).default(ownContentDir),
  SITE_CONFIG: z.string().min(1).default(ownSiteConfig),
  ALGOLIA_APP_ID: z.string().regex(/^\w+$/).optional(),
  ALGOLIA_SEARCH_KEY: headerValue.optional(),
  ALGOLIA_ADMIN_KEY: headerValue.optional(),
  ALGOLIA_INDEX_NAME: z.string().min(1).default("docs_site_dev"),
  ALGOLIA_HOST: z
    .string()
    .transform((host) => {
      if (/^https?:\/\//.test(host)) return host
      return /^(localhost|127\.|\[::1\])/.test(host) ? `http://${host}` : `https://${host}`
    })
    .pipe(origin)
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^(G|UA|AW|DC)-[\w-]+$/)
    .optional(),
  BUILD_VERSION: z.string().min(1).default("N/A"),
  GITHUB_TOKEN: headerValue.optional(),
})

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, href } = new URL(value)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** The validated environment variables with their defaults. */
export type Environment = z.infer<typeof schema>

/** Valid values of each variable; the second half of an error message. */
const takes: Record<keyof Environment, string> = {
  SITE_URL: 'an origin such as "https://docs.example.com", without a path',
  PATH_PREFIX: 'a path such as "/docs", with a leading and without a trailing slash',
  CONTENT_DIR: "the path of a content tree",
  SITE_CONFIG: "the path of a site configuration",
  ALGOLIA_APP_ID: "an application id of letters and digits",
  ALGOLIA_SEARCH_KEY: "the public search key, without spaces and line breaks",
  ALGOLIA_ADMIN_KEY: "an admin key, without spaces and line breaks",
  ALGOLIA_INDEX_NAME: "the name of an index",
  ALGOLIA_HOST: 'a host such as "localhost:8108", with an optional scheme',
  GA_MEASUREMENT_ID: 'a measurement id such as "G-XXXXXXX"',
  BUILD_VERSION: "any text",
  GITHUB_TOKEN: "a token that may read discussions, without spaces and line breaks",
}

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
          `${name} ${secrets.has(name) ? "has a wrong value" : `is ${JSON.stringify(set[name])}`}; it takes ${takes[name]}.`,
      )
  if (set.ALGOLIA_ADMIN_KEY && !set.ALGOLIA_APP_ID)
    problems.push(`ALGOLIA_APP_ID is not set, but ALGOLIA_ADMIN_KEY is; it takes ${takes.ALGOLIA_APP_ID}.`)
  if (problems.length > 0 || !result.success)
    throw new Error(["The environment has wrong values.", ...problems].join("\n  "))
  return result.data
}
