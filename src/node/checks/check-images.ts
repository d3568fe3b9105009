import { isExternal } from "../../shared/paths"
import { findFile, leadsOutside } from "../content/find-file"
import type { Content } from "../content/load-content"
import { findSocialImage, socialImageLeadsOutside } from "../content/social-image"
import type { Problem } from "../report/problem"
import { outsideContent } from "./outside-content"
import type { CheckedFile } from "./page"

/**
 * Reports images whose file is missing, among them those that stand for pages elsewhere, images from hosts that the site
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
      const place = { file: document.reportFile, line, column }
      const problems: Problem[] = []
      if (!isExternal(url) && !findFile(layout, document.file, url))
        problems.push(
          leadsOutside(layout, document.file, url) ? outsideContent(url, place) : brokenImage(url, place),
        )
      if (comesFromElsewhere(url, hosts))
        problems.push({
          rule: "foreign-image",
          ...place,
          message: `The image "${url}" comes from a host that the site does not declare, and browsers do not show it.`,
          fix: "put the file beside the page, or name its host in `imageHosts` of the site configuration.",
        })
      if (alt.trim() === "")
        problems.push({
          rule: "missing-alt",
          ...place,
          message: `The image "${url}" has no text alternative.`,
          fix: "say between the brackets what the image shows.",
        })
      return problems
    }),
  )
  return [...inBodies, ...checkSocialImages(content)]
}

function comesFromElsewhere(url: string, hosts: readonly string[]): boolean {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, "https://site")) return false
  return !hosts.includes(new URL(url, "https://site").origin)
}

function checkSocialImages({ layout, documents, placeOf }: Content): Problem[] {
  return documents.flatMap((document) => {
    const { image } = document.frontMatter
    if (image === undefined) return []
    const place = { file: document.reportFile, ...placeOf(document, ["image"]) }
    const source = { file: document.file, image }
    if (socialImageLeadsOutside(layout, source)) return outsideContent(image, place)
    if (!image.startsWith(".")) return [] // the host may have a file that the content has not
    return findSocialImage(layout, source) ? [] : brokenImage(image, place)
  })
}

function brokenImage(url: string, place: Pick<Problem, "file" | "line" | "column">): Problem {
  return {
    rule: "broken-image",
    ...place,
    message: `The image "${url}" does not exist.`,
    fix: "put the file beside the page or below static/, and write its path as it is on disk.",
  }
}
