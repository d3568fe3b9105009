import path from "node:path"
import type { ContentDocument } from "../../content/document"
import type { Content } from "../../content/content"
import type { LoadedModules } from "../../reference/load-modules"
import { serviceFileOf } from "../../reference/module-files"
import { compareReleases, isRelease } from "../../../shared/release-order"
import { modulePath } from "../../reference/module-path"
import { newestChanges } from "../../reference/newest-module"
import { referenceAnchors } from "../../reference/reference-anchors"
import type { Fault, Problem } from "../../report/problem"
import { fieldProblem } from "../field-problem"
import type { CheckedPage } from "../page"
import type { Catalog, ReleaseInputs } from "../../../hcl/check-calls"
import { reportFileOf } from "../../content/layout"

/** The modules of service pages in each known release, by the path in a `source`. */
export function catalogOf(pages: readonly CheckedPage[], { modules, newest }: LoadedModules): Catalog {
  return new Map(
    pages.flatMap(({ document }) => {
      const documented = modules.get(document.id)
      const module = modulePath(document)
      if (module === undefined || !documented) return []
      const { catalog_version: version, replaced_inputs: replaced } = document.frontMatter
      const later = newest.get(document.id)
      const documentedRelease = {
        inputs: documented.inputs,
        ...(version === undefined ? {} : { release: `v${version}` }),
      }
      const releases: ReleaseInputs[] = later
        ? [documentedRelease, newestChanges(documented, later, replaced)]
        : [documentedRelease]
      return [[module, releases] as const]
    }),
  )
}

/** Reports service pages with the same module. */
export function checkModules({
  documents,
  positionOf,
}: Pick<Content, "documents" | "positionOf">): Problem[] {
  const first = new Map<string, ContentDocument>()
  return documents.flatMap((document): Problem | Problem[] => {
    const module = modulePath(document)
    if (module === undefined) return []
    const other = first.get(module)
    if (!other) {
      first.set(module, document)
      return []
    }
    return fieldProblem(positionOf, document, ["module"], {
      message: `The module "${module}" is also that of "${other.reportFile}".`,
      fix: "name the module that the files beside this page are from, or remove one of the pages.",
    })
  })
}

const versionFields = ["catalog_version", "last_changed"] as const

/** Reports versions of service pages with a module that are no versions, and last changes after the documented version. */
export function checkVersions(
  { documents, positionOf }: Pick<Content, "documents" | "positionOf">,
  { modules }: Pick<LoadedModules, "modules">,
): Problem[] {
  return documents.flatMap((document): Problem[] => {
    if (!modules.has(document.id)) return []
    const { catalog_version: version, last_changed: changed } = document.frontMatter
    const wrong = versionFields.flatMap((field): Problem[] => {
      const value = document.frontMatter[field]
      if (value === undefined || isRelease(`v${value}`)) return []
      const meant = value.replace(/^v/i, "")
      return [
        fieldProblem(positionOf, document, [field], {
          message: `"${value}" is not the version of a release.`,
          fix: isRelease(`v${meant}`)
            ? `write "${meant}", without "${value[0]}".`
            : 'write three numbers, such as "2.11.1".',
        }),
      ]
    })
    if (wrong.length > 0 || version === undefined || changed === undefined) return wrong
    if (compareReleases(`v${changed}`, `v${version}`) <= 0) return []
    return [
      fieldProblem(positionOf, document, ["last_changed"], {
        message: `The module last changed in ${changed}, which is later than ${version}, the "catalog_version" of the page.`,
        fix: "correct one of the two versions.",
      }),
    ]
  })
}

/** Reports the modules of folders that no page shows, or that are older than the documented one, once for each folder. */
export function checkStrayModules(
  { layout, documents, drafts }: Pick<Content, "layout" | "documents" | "drafts">,
  { files, links, newest }: Pick<LoadedModules, "files" | "links" | "newest">,
): Problem[] {
  const known = new Set([...documents, ...drafts].map(({ id }) => id))
  const strayAt = (file: string, fault: Fault): Problem => ({
    rule: "file-name",
    file,
    line: 1,
    column: 1,
    ...fault,
  })
  const withoutPage = links.flatMap(({ id, reportFile }): Problem[] => {
    if (known.has(id)) return []
    known.add(id)
    const name = path.posix.basename(id)
    if (/^v?\d+(?:\.\d+)*$/.test(name) && known.has(path.posix.dirname(id)))
      return [
        strayAt(reportFile, {
          message: `No page shows the module of this folder, because "${name}" is not the name of a release.`,
          fix: isRelease(`v${name}`)
            ? `rename the folder to "v${name}".`
            : 'rename the folder to a "v" and three numbers, such as "v2.11.1".',
        }),
      ]
    return [
      strayAt(reportFile, {
        message: "No page shows the module of this folder, because the folder has no index.md.",
        fix: "add the page, or remove the module's files.",
      }),
    ]
  })
  const documented = new Map(
    documents.map(({ id, frontMatter }) => [id, `v${(frontMatter.catalog_version ?? "").replace(/^v/, "")}`]),
  )
  const releaseFault = (service: string, release: string): string | undefined => {
    const shown = newest.get(service)?.release
    if (shown !== undefined && shown !== release)
      return `No page shows this release of the module, because ${shown} is beside it: a page shows only the newest one.`
    const version = documented.get(service) ?? ""
    return isRelease(version) && compareReleases(release, version) < 0
      ? `The page shows this release as the newest one, and it is older than ${version}, the "catalog_version" of the page.`
      : undefined
  }
  const reported = new Set<string>()
  const ofOlderReleases = files.flatMap((file): Problem[] => {
    const folder = path.posix.dirname(file)
    const { service, release } = serviceFileOf(layout, file) ?? {}
    if (service === undefined || release === undefined || reported.has(folder)) return []
    const message = releaseFault(service, release)
    if (message === undefined) return []
    reported.add(folder)
    const fix = `remove the folder "${reportFileOf(layout, folder)}".`
    return [strayAt(reportFileOf(layout, file), { message, fix })]
  })
  return [...withoutPage, ...ofOlderReleases]
}

/** Reports ids in a service's text that conflict with those of inputs or outputs. */
export function checkReference(pages: readonly CheckedPage[], { modules, newest }: LoadedModules): Problem[] {
  return pages.flatMap(({ document, outline }): Problem[] => {
    const module = modules.get(document.id)
    if (!module) return []
    const taken = new Set(referenceAnchors(module, newest.get(document.id)))
    return outline.anchors
      .filter((anchor) => taken.has(anchor))
      .map((anchor) => ({
        rule: "broken-anchor",
        file: document.reportFile,
        line: outline.headings.find(({ id }) => id === anchor)?.line ?? 1,
        message: `The id "${anchor}" of the text is also that of an entry of the reference below it.`,
        fix: "give the heading another id with {#id}.",
      }))
  })
}
