import path from "node:path"
import { distance } from "fastest-levenshtein"
import { deployableFile } from "../../deployable/deployable-file"
import { glossaryFile } from "../../glossary/glossary-file"
import { categoryFileOf, isCategoryFile } from "../../navigation/category-file"
import { sidebarsFile } from "../../navigation/sidebar-file"
import { serviceFileOf } from "../../reference/module-files"
import type { Fault, Problem } from "../../report/problem"
import { synonymsFile } from "../../search/synonyms"
import { spellingFile } from "../../spelling/spelling-file"
import { reportFileOf, isPageFile, pageFolders, type ContentLayout } from "../layout"
import { pageKinds } from "../page-kinds/page-kinds"
import { announcementFile } from "../settings/announcement"
import { redirectsFile } from "../settings/redirects"
import { tagsFile } from "../settings/tags"
import { valueRulesFile } from "../settings/value-rules"
import { variablesFile } from "../settings/variables"
import { relativePath } from "./relative-path"

/** Settings files, by their paths from the content directory. */
const settings = [
  sidebarsFile,
  tagsFile,
  announcementFile,
  synonymsFile,
  redirectsFile,
  glossaryFile,
  spellingFile,
  valueRulesFile,
  variablesFile,
  deployableFile,
]

/** Whether an absolute path is that of a settings file, or of a folder around one. */
export function leadsToSettings({ root }: ContentLayout, file: string): boolean {
  const name = relativePath(root, file)
  return name === "" || settings.some((known) => known === name || known.startsWith(`${name}/`))
}

/**
 * Reports misspelled file names and extensions, and page names that cannot be part of an address.
 * @param docusaurusTagFiles the files of tags that are not in the place and format of this site's
 */
export function fileNameProblems(
  layout: ContentLayout,
  files: readonly string[],
  docusaurusTagFiles: readonly string[],
): Problem[] {
  const reported = (file: string) => reportFileOf(layout, file)
  const problems = (names: readonly string[], faultOf: (file: string) => Fault | undefined): Problem[] =>
    names.flatMap((file) => {
      const fault = faultOf(file)
      return fault ? { rule: "file-name", file: reported(file), line: 1, column: 1, ...fault } : []
    })
  const pages = files.filter((file) => isPageFile(layout, file))
  const folders = pageFolders(layout)
  const all = new Set(files)
  const seen = new Map<string, string>()

  return [
    ...problems(pages, (file) => characterFault(file) ?? caseFault(file, seen)),
    ...problems(pages, (file) => {
      const meant = meantServicePage(layout, file)
      return meant === undefined
        ? undefined
        : {
            message: "The page of a service is the index.md of a folder in its category.",
            fix: `move the file to "${reported(meant)}".`,
          }
    }),
    ...problems(
      files,
      (file) =>
        endingFault(file, folders) ??
        categoryFault(file) ??
        repeatedCategoryFault(file, all) ??
        moduleFault(layout, file, all) ??
        (docusaurusTagFiles.includes(file) ? undefined : settingsFault(file)),
    ),
  ]
}

/** The fault of a page's name with a character that addresses cannot contain. */
function characterFault(file: string): Fault | undefined {
  const [sign] = /[%#?\\*"<>|\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.exec(file)?.map(shown) ?? []
  if (sign === undefined) return undefined
  return {
    message: `The name "${file}" contains "${sign}", which an address cannot contain.`,
    fix: "rename it without this character; `title` in its front matter may contain it.",
  }
}

/**
 * The fault of a page's name that differs from an earlier one only in capital letters.
 * @param seen the earlier names by their lower case; gets this one
 */
function caseFault(file: string, seen: Map<string, string>): Fault | undefined {
  const other = seen.get(file.toLowerCase())
  seen.set(file.toLowerCase(), other ?? file)
  if (other === undefined) return undefined
  return {
    message: `The name differs from "${other}" only in a capital letter: some systems take them for one file.`,
    fix: "give one of the two another name.",
  }
}

/** The fault of a file in a folder of pages that was meant as a page. */
function endingFault(file: string, folders: readonly string[]): Fault | undefined {
  const page = meantPage(file)
  if (page === undefined || !folders.some((folder) => file.startsWith(folder))) return undefined
  return {
    message: `The file does not become a page: its name ends with "${endingOf(file)}".`,
    fix: `rename it to "${path.posix.basename(page)}".`,
  }
}

/** The fault of a file that was meant as `_category_.yml`. */
function categoryFault(file: string): Fault | undefined {
  const [, ending] = /(?:^|\/)_?category_?\.(json|ya?ml)$/.exec(file) ?? []
  if (ending === undefined || /(?:^|\/)_category_\.[^/]+$/.test(file)) return undefined
  return {
    message: "The file describes no category: its name lacks an underscore.",
    fix: `rename it to "_category_.${ending}".`,
  }
}

/** The fault of a second `_category_` file in a folder. */
function repeatedCategoryFault(file: string, files: ReadonlySet<string>): Fault | undefined {
  const used = isCategoryFile(file) ? categoryFileOf(path.posix.dirname(file), files) : undefined
  if (used === undefined || used === file) return undefined
  return {
    message: `Nothing reads the file, because its folder also has "${path.posix.basename(used)}".`,
    fix: "keep one of the two.",
  }
}

/** The fault of a file beside a service's page, or of a release, that was meant as one of the files of its module. */
function moduleFault(layout: ContentLayout, file: string, files: ReadonlySet<string>): Fault | undefined {
  const { dir, name, ext } = path.posix.parse(file)
  if (ext !== ".tf") return undefined
  const meant = /^(?:variable|vars?|inputs?)$/.test(name)
    ? "variables.tf"
    : /^outputs?$/.test(name)
      ? "outputs.tf"
      : undefined
  if (meant === undefined || meant === `${name}${ext}`) return undefined
  const { service, release } = serviceFileOf(layout, `${dir}/${meant}`) ?? {}
  const hasPage = ["index.md", "index.mdx"].some((page) => files.has(`${service}/${page}`))
  if (!hasPage) return undefined
  return {
    message: `The page of the module shows nothing of the file${release === undefined ? "" : ` of ${release}`}, because of its name.`,
    fix: files.has(`${dir}/${meant}`)
      ? `move its blocks to "${meant}" beside it, and remove the file.`
      : `rename it to "${meant}".`,
  }
}

/** The fault of a file that was meant as a settings file. */
function settingsFault(file: string): Fault | undefined {
  const meant = meantSettings(file)
  return meant === undefined
    ? undefined
    : { message: `Nothing reads the file "${file}".`, fix: `did you mean "${meant}"?` }
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
    return (
      meant.name === name ||
      meant.name === `${name}s` ||
      (meant.name.length > 5 && distance(meant.name, name) <= 2)
    )
  })
}
