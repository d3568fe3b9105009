import { statSync } from "node:fs"
import path from "node:path"
import { createJiti } from "jiti"
import { z } from "zod"
import { checkRules, type SiteConfig } from "../../shared/site-config"
import { describeIssue, withoutRepeats } from "../content/yaml/describe-issue"

const sitePath = z.string().startsWith("/", "must be a path that starts with a slash")
const link = z.union(
  [
    z.strictObject({ label: z.string().min(1), to: sitePath }),
    z.strictObject({ label: z.string().min(1), href: z.url() }),
  ],
  "must have a `label`, and either `to` with a path or `href` with an address",
)
const position = z.enum(["left", "right"])
const navbarItem = z.union(
  [
    z.strictObject({ label: z.string().min(1), to: sitePath, position }),
    z.strictObject({ label: z.string().min(1), href: z.url(), position }),
  ],
  "must have a `label`, either `to` with a path or `href` with an address, and the `position` left or right",
)

const schema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  organization: z.string().min(1),
  copyrightYears: z.strictObject({ from: z.int(), to: z.int() }),
  editBase: z.url().optional(),
  discussions: z.url().optional(),
  catalogRepository: z.url().optional(),
  colorMode: z.strictObject({
    default: z.enum(["light", "dark"]),
    respectSystem: z.boolean(),
    switchable: z.boolean(),
  }),
  navbar: z.array(navbarItem),
  footer: z.array(z.strictObject({ title: z.string().min(1), links: z.array(link) })),
  locales: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, 'must be a code such as "en" or "pt-BR"'),
        label: z.string().min(1),
        direction: z.enum(["ltr", "rtl"]),
      }),
    )
    .min(1),
  versions: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        label: z.string().min(1),
        path: sitePath,
        mainDoc: sitePath,
        isLast: z.boolean(),
      }),
    )
    .min(1),
  sections: z.array(z.strictObject({ label: z.string().min(1), path: sitePath })),
  privateRepositories: z
    .strictObject({
      organization: z.string().min(1),
      compliance: z.string().min(1),
      public: z.array(z.string().min(1)),
    })
    .optional(),
  tableOfContents: z.strictObject({
    minLevel: z.literal([2, 3, 4]),
    maxLevel: z.literal([2, 3, 4, 5, 6]),
  }),
  crawlers: z
    .strictObject({
      signals: z
        .strictObject({ search: z.boolean(), "ai-input": z.boolean(), "ai-train": z.boolean() })
        .optional(),
      refused: z
        .array(z.string().regex(/^[\w.*-]+$/, "must be the name of a program, as in a robots.txt"))
        .optional(),
    })
    .optional(),
  security: z
    .strictObject({
      contact: z
        .string()
        .regex(/^(?:https:\/\/|mailto:)\S+$/, "must be an https or mailto address")
        .optional(),
      report: z
        .string()
        .regex(/^https:\/\/[^\s";,]+$/, "must be an https address")
        .optional(),
    })
    .optional(),
  reviewAfterDays: z.int().min(1),
  frameHosts: z
    .array(
      z.string().regex(/^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?$/, "must be an https origin, without a path"),
    )
    .optional(),
  imageHosts: z
    .array(
      z.string().regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, "must be an http or https origin, without a path"),
    )
    .optional(),
  imports: z.array(z.string().min(1)).optional(),
  docusaurus: z
    .strictObject({
      project: z.string().min(1),
      docs: z
        .array(
          z.strictObject({
            folder: z.string().min(1),
            route: sitePath,
            sidebars: z.string().min(1).optional(),
            fallback: z.string().min(1).optional(),
            numberPrefixParser: z.literal(false).optional(),
          }),
        )
        .min(1),
      static: z.array(z.string().min(1)),
      trailingSlash: z.boolean().optional(),
      plainMarkdown: z.literal(true).optional(),
      elsewhere: z.strictObject({ origin: z.url(), paths: z.array(sitePath) }).optional(),
    })
    .optional(),
  checks: z.partialRecord(z.enum(checkRules), z.enum(["throw", "warn", "ignore"])),
})

/**
 * Loads and checks a site configuration: a TypeScript or JavaScript module that exports `site`.
 * @throws one Error with the file and the reason why it cannot be loaded, or all wrong or unknown settings in it
 */
export function loadSiteConfig(file: string): SiteConfig {
  const absolute = path.resolve(file)
  const found = statSync(absolute, { throwIfNoEntry: false })
  if (!found?.isFile())
    throw new Error(
      `SITE_CONFIG is ${JSON.stringify(file)}, which ${found ? "is not a file" : "does not exist"}; it takes the path of a site configuration.`,
    )
  const module = loadModule(file, absolute)
  if (module?.site === undefined)
    throw new Error(
      `${file}: exports no "site".\n  Fix: export the configuration as "site". SITE_CONFIG takes the path of a site configuration.`,
    )
  const result = schema.safeParse(module.site)
  if (result.success) return module.site as SiteConfig // checked by the line above
  const problems = withoutRepeats(schema, module.site, result.error.issues)
    .flatMap((issue) => describeIssue(schema, module.site, issue, "The configuration"))
    .map(({ message, fix }) => `${file}: ${message}\n    Fix: ${fix}`)
  throw new Error(["The site configuration has wrong values.", ...problems].join("\n  "))
}

function loadModule(file: string, absolute: string): { site?: unknown } | null {
  try {
    return createJiti(absolute)(absolute) as { site?: unknown } | null // checked by the caller
  } catch (error) {
    const line = lineIn(absolute, error)
    const [place, fix] =
      line === undefined ? [file, "the file, so that it"] : [`${file}:${line}`, "the line, so that the file"]
    throw new Error(
      `${place}: The file cannot be loaded: ${reasonOf(error, absolute)}.\n  Fix: correct ${fix} loads and exports "site".`,
    )
  }
}

/** The first line of the file in an error: of a syntax error, a throw statement, or a call that threw. */
function lineIn(absolute: string, error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined
  const [, line] = /^(\d+)/.exec(stack?.split(`${absolute}:`)[1] ?? "") ?? []
  return line
}

/** An error's message on one line, without the position and without the lines that Node adds. */
function reasonOf(error: unknown, absolute: string): string {
  const message = error instanceof Error ? error.message || error.name : String(error)
  const [reason = ""] = message
    .replace(`${absolute}: `, "")
    .split("\nRequire stack:")
    .flatMap((part) => part.split(`\n ${absolute}:`))
  return reason
    .replace(/^ParseError: /, "")
    .replace(/\s+/g, " ")
    .replace(/[.\s]+$/, "")
}
