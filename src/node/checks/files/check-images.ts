import { readdirSync } from "node:fs"
import path from "node:path"
import { suggest } from "../../../hcl/suggest"
import { isExternal } from "../../../shared/paths"
import { findFile, leadsOutside } from "../../content/files/find-file"
import { ifPresent } from "../../content/files/if-present"
import type { ContentLayout } from "../../content/layout"
import type { Content } from "../../content/content"
import { readableFolders, reachOf, staticFolders } from "../../content/files/sandbox"
import { findSocialImage, socialImageLeadsOutside } from "../../content/files/social-image"
import { webAddress } from "../../markdown/html/web-address"
import type { Problem } from "../../report/problem"
import { outsideContent } from "./outside-content"
import type { CheckedFile } from "../page"

/**
 * Reports images whose file is missing, including social images, images from hosts that the site
 * does not declare, and images without a text alternative.
 * @param hosts origins, as `imageHosts` of the site configuration
 */
export function checkImages(
  content: Content,
  files: readonly CheckedFile[],
  hosts: readonly string[] = [],
): Problem[] {
  const { layout } = content
  const inBodies = files.flatMap(({ document, outline }) =>
    outline.images.flatMap(({ url, alt, line, column }): Problem[] => {
      const position = { file: document.reportFile, line, column }
      const problems: Problem[] = []
      if (url === "")
        return [
          {
            rule: "broken-image",
            ...position,
            message: "The image has no address.",
            fix: "write the path of its file between the parentheses.",
          },
        ]
      if (!isExternal(url) && !findFile(layout, document.file, url))
        problems.push(
          leadsOutside(layout, document.file, url)
            ? outsideContent(url, position)
            : brokenImage(url, position, nearImage(layout, document.file, url)),
        )
      const host = webAddress(url)?.origin
      if (host !== undefined && !hosts.includes(host))
        problems.push({
          rule: "foreign-image",
          ...position,
          message: `The image "${url}" comes from a host that the site does not declare, and browsers do not show it.`,
          fix: "put the file beside the page, or name its host in `imageHosts` of the site configuration.",
        })
      if (alt.trim() === "")
        problems.push({
          rule: "missing-alt",
          ...position,
          message: `The image "${url}" has no text alternative.`,
          fix: "say between the brackets what the image shows.",
        })
      else if (saysNothing(alt, url))
        problems.push({
          rule: "missing-alt",
          ...position,
          message: `The text alternative "${alt}" says nothing about the image "${url}".`,
          fix: "say between the brackets what the image shows.",
        })
      return problems
    }),
  )
  return [...inBodies, ...checkSocialImages(content)]
}

function checkSocialImages({ layout, documents, positionOf }: Content): Problem[] {
  return documents.flatMap((document) => {
    const { image } = document.frontMatter
    if (image === undefined) return []
    const position = { file: document.reportFile, ...positionOf(document, ["image"]) }
    const source = { file: document.file, image }
    if (socialImageLeadsOutside(layout, source)) return outsideContent(image, position)
    if (!image.startsWith(".")) return [] // the host may serve a file that is not in the content
    return findSocialImage(layout, source) ? [] : brokenImage(image, position)
  })
}

/** Whether a text alternative is only the file's name, or a word that fits any image. */
function saysNothing(alt: string, url: string): boolean {
  const name = url.replace(/^.*\//, "").toLowerCase()
  const words = alt.trim().toLowerCase()
  return (
    words === name || /^(?:an? )?(?:image|picture|screenshot|diagram|photo|img|alt(?: text)?)\.?$/.test(words)
  )
}

/**
 * The image that a missing one was meant as: one of `static/`, whose address does not have that folder, or the one with the most
 * similar name in its folder. The missing one may be a symbolic link to nothing.
 */
function nearImage(layout: ContentLayout, fromFile: string, url: string): string | undefined {
  const [, address] = /(?:^|\/)static(\/.+)$/.exec(url) ?? []
  if (address !== undefined && findFile(layout, fromFile, address)) return address
  const bases = url.startsWith("/") ? staticFolders(layout) : [path.join(layout.root, path.dirname(fromFile))]
  const entries = bases
    .map((base) => path.join(base, path.dirname(url)))
    .filter((folder) => reachOf(folder, readableFolders(layout)) === "inside")
    .flatMap((folder) => ifPresent(() => readdirSync(folder)) ?? [])
  const missing = path.basename(url)
  const names = entries.filter((name) => name !== missing && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name))
  const near = suggest(missing, names)
  return near && url.slice(0, url.length - missing.length) + near
}

function brokenImage(
  url: string,
  position: Pick<Problem, "file" | "line" | "column">,
  near?: string,
): Problem {
  return {
    rule: "broken-image",
    ...position,
    message: `The image "${url}" does not exist.`,
    fix:
      near === undefined
        ? "put the file beside the page or below static/, and write its path as it is on disk."
        : `did you mean "${near}"?`,
  }
}
