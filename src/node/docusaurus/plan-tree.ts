import path from "node:path"
import type { DocusaurusTree, Locale } from "../../shared/site-config"
import { relativePath } from "../content/files/relative-path"
import { docsPlugins, findDocs, pluginOptions, tidy, type FoundDocs, type ProjectFiles } from "./find-docs"
import { fieldsOf, textOf, textsOf, type Fields } from "./plain-values"

/** The layout of a Docusaurus project, from its configuration and files. */
export interface TreePlan {
  /** Absolute path of the content directory: the project's folder, or a folder above it if the docs are there. */
  contentDir: string
  /** Converts a path from the project's folder to a path from the content directory. */
  fromContent(file: string): string
  tree: DocusaurusTree
  locales: [Locale, ...Locale[]]
  /** One entry for each docs plugin. Folders are paths from the project's folder. */
  found: FoundDocs[]
  /** Origin of the published site, and its path on the host; the path is empty at the root. */
  origin: string
  basePath: string
}

/** A Docusaurus project on disk. */
export interface Project extends ProjectFiles {
  /** Absolute path of its folder. */
  folder: string
  /** Paths of all files below a folder of the project, from that folder. */
  list(folder: string): string[]
}

/** @throws one sentence if the configuration has no docs */
export function planTree(config: Fields, files: Project): TreePlan {
  const locales = localesOf(config)
  const codes = locales.map(({ code }) => code)
  const found = docsPlugins(config)
    .map((plugin) => findDocs(plugin, { locales: codes, files }))
    .filter(({ docs }) => docs.length > 0)
  const staticFolders = (
    config.staticDirectories === undefined ? ["static"] : textsOf(config.staticDirectories)
  ).map(tidy)
  const folders = found.flatMap(({ docs }) => docs)
  if (folders.length === 0)
    throw new Error("The project has no docs: its configuration names no docs plugin whose folder exists.")

  const above = commonFolder([...folders.map(({ folder }) => folder), ...staticFolders])
  const contentDir = path.resolve(files.folder, above)
  const fromContent = (file: string) => relativePath(contentDir, path.resolve(files.folder, file)) || "."
  const { origin, basePath } = addressOf(config)
  const elsewhere = elsewherePaths(config, files)
  return {
    contentDir,
    fromContent,
    tree: {
      project: fromContent("."),
      docs: folders.map(({ folder, sidebars, fallback, ...docs }) => ({
        folder: fromContent(folder),
        ...docs,
        ...(sidebars === undefined ? {} : { sidebars: fromContent(sidebars) }),
        ...(fallback === undefined ? {} : { fallback: fromContent(fallback) }),
      })),
      static: staticFolders.filter((folder) => files.exists(folder)).map(fromContent),
      ...(typeof config.trailingSlash === "boolean" ? { trailingSlash: config.trailingSlash } : {}),
      ...(isPlainMarkdown(config) ? { plainMarkdown: true } : {}),
      ...(elsewhere.length > 0 ? { elsewhere: { origin: origin + basePath, paths: elsewhere } } : {}),
    },
    locales,
    found,
    origin,
    basePath,
  }
}

function isPlainMarkdown({ markdown }: Fields): boolean {
  return ["md", "detect"].includes(textOf(fieldsOf(markdown).format) ?? "mdx")
}

/** The innermost folder that contains the project and all folders of its configuration. */
function commonFolder(folders: readonly string[]): string {
  const levels = folders.map((folder) => folder.split("/").filter((segment) => segment === "..").length)
  return "../".repeat(Math.max(0, ...levels)).replace(/\/$/, "") || "."
}

function addressOf({ url, baseUrl }: Fields): Pick<TreePlan, "origin" | "basePath"> {
  const written = textOf(url) ?? ""
  return {
    origin: URL.canParse(written) ? new URL(written).origin : "https://example.com",
    basePath: path.posix.join("/", textOf(baseUrl) ?? "/").replace(/\/$/, ""),
  }
}

function localesOf({ i18n }: Fields): [Locale, ...Locale[]] {
  const { defaultLocale, locales, localeConfigs } = fieldsOf(i18n)
  const first = textOf(defaultLocale) ?? "en"
  const localeOf = (code: string): Locale => {
    const { label, direction } = fieldsOf(fieldsOf(localeConfigs)[code])
    return { code, label: textOf(label) ?? nameOf(code), direction: direction === "rtl" ? "rtl" : "ltr" }
  }
  return [
    localeOf(first),
    ...textsOf(locales)
      .filter((code) => code !== first)
      .map(localeOf),
  ]
}

/** The name of a language in that language. */
function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code
  } catch {
    return code // not a language tag
  }
}

/** Addresses of the project's other pages: its blogs, and the pages below `src/pages`. */
function elsewherePaths(config: Fields, files: Project): string[] {
  const pages = files
    .list("src/pages")
    .filter((file) => /\.(?:[jt]sx?|mdx?)$/.test(file) && !/(?:^|\/)_|\.(?:test|d)\.|__tests__/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, "")}`)
  return [...new Set([...blogPaths(config, files), ...pages])].filter((page) => page !== "/").sort()
}

/** Addresses of the project's blogs. Docusaurus makes no pages for a blog without a folder, which its preset has by default. */
export function blogPaths(config: Fields, files: ProjectFiles): string[] {
  return pluginOptions(config, "blog")
    .filter((blog) => files.exists(tidy(textOf(blog.path) ?? "blog")))
    .map(({ routeBasePath }) => path.posix.join("/", textOf(routeBasePath) ?? "blog"))
}
