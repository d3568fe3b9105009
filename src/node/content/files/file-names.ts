import path from "node:path"
import { distance } from "fastest-levenshtein"
import { deployableFile } from "../../deployable/deployable-file"
import { glossaryFile } from "../../glossary/glossary-file"
import type { Problem } from "../../report/problem"
import { spellingFile } from "../../spelling/spelling-file"
import { isPageFile, pageFolders, type ContentLayout } from "../layout"
import { pageKinds } from "../page-kinds/page-kinds"
import { redirectsFile } from "../settings/redirects"
import { valueRulesFile } from "../settings/value-rules"
import { variablesFile } from "../settings/variables"

/** Settings files, by their paths relative to the content directory. */
const settings = [
  "sidebars.yml",
  "tags.yml",
  "announcement.yml",
  "synonyms.yml",
  redirectsFile,
  glossaryFile,
  spellingFile,
  valueRulesFile,
  variablesFile,
  deployableFile,
]

/** Reports misspelled file names and extensions, and page names that cannot be part of an address. */
export function fileNameProblems(layout: ContentLayout, files: readonly string[]): Problem[] {
  const reported = (file: string) => path.posix.join(layout.reportRoot, file)
  const problem = (file: string, message: string, fix: string): Problem => ({
    rule: "file-name",
    file: reported(file),
    line: 1,
    column: 1,
    message,
    fix,
  })
  const pages = files.filter((file) => isPageFile(layout, file))
  const first = new Map<string, string>()
  const folders = pageFolders(layout)

  return [
    ...pages.flatMap((file) => {
      const [sign] = /[%#?\\*"<>|\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.exec(file)?.map(shown) ?? []
      if (sign !== undefined)
        return problem(
          file,
          `The name "${file}" contains "${sign}", which an address cannot contain.`,
          `rename it without this character; \`title\` in its front matter may contain it.`,
        )
      const other = first.get(file.toLowerCase())
      first.set(file.toLowerCase(), other ?? file)
      return other === undefined
        ? []
        : problem(
            file,
            `The name differs from "${other}" only in a capital letter: some systems take them for one file.`,
            "give one of the two another name.",
          )
    }),
    ...pages.flatMap((file) => {
      const meant = meantServicePage(layout, file)
      return meant === undefined
        ? []
        : problem(
            file,
            "The page of a service is the index.md of a folder in its category.",
            `move the file to "${reported(meant)}".`,
          )
    }),
    ...files.flatMap((file) => {
      const page = meantPage(file)
      if (page !== undefined && folders.some((folder) => file.startsWith(folder)))
        return problem(
          file,
          `The file does not become a page: its name ends with "${endingOf(file)}".`,
          `rename it to "${path.posix.basename(page)}".`,
        )
      const category = /(?:^|\/)_?category_?\.(json|ya?ml)$/.exec(file)
      if (category && !/(?:^|\/)_category_\.[^/]+$/.test(file))
        return problem(
          file,
          "The file describes no category: its name lacks an underscore.",
          `rename it to "_category_.${category[1]}".`,
        )
      const meant = meantSettings(file)
      return meant === undefined
        ? []
        : problem(file, `Nothing reads the file "${file}".`, `did you mean "${meant}"?`)
    }),
  ]
}

/** Where a service's page belongs whose name would not be a part of its address; `undefined` for other pages. */
function meantServicePage(layout: ContentLayout, file: string): string | undefined {
  const { kind, path: inServices } = layout.classify(file)
  const { dir, name, ext } = path.posix.parse(inServices)
  if (kind !== "service" || /^(?:index|readme)$/i.test(name)) return undefined
  return path.posix.join(pageKinds.service.folder, dir || "<category>", name, `index${ext}`)
}

/** A character as shown in messages: an invisible one by its code point. */
function shown(sign: string): string {
  return /[^\p{C}\p{Z}]/u.test(sign)
    ? sign
    : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}

/** The page name that was probably meant by a wrong extension. */
function meantPage(file: string): string | undefined {
  if (/\.mdx?$/.test(file)) return undefined
  const [, name, ending = ""] =
    /^(.*)\.(mdx?)$/i.exec(file) ??
    /^(.*)\.(markdown|mdown|mkdn?)$/i.exec(file) ??
    /^(.*)\.(mdx?)\.txt$/i.exec(file) ??
    []
  return name === undefined ? undefined : `${name}.${ending.toLowerCase() === "mdx" ? "mdx" : "md"}`
}

function endingOf(file: string): string {
  return /\.(?:mdx?\.)?[^./]+$/i.exec(file)?.[0] ?? ""
}

/** The settings file that was probably meant by a misspelled name. */
function meantSettings(file: string): string | undefined {
  const { dir, name, ext } = path.posix.parse(file)
  if (!/^\.(?:ya?ml|json)$/.test(ext) || !["", "docs", "data"].includes(dir) || settings.includes(file))
    return undefined
  return settings.find((known) => {
    const meant = path.posix.parse(known)
    if (file === "sidebars.json") return false // Docusaurus has files of this name
    return meant.name === name || (meant.name.length > 5 && distance(meant.name, name) <= 2)
  })
}
