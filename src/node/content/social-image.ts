import type { ContentDocument } from "./document"
import { findFile, leadsOutside, type FoundFile } from "./find-file"
import type { ContentLayout } from "./layout"

/** The picture that stands for a page elsewhere, and the page's file, from the content directory. */
interface SocialImage {
  file: ContentDocument["file"]
  /** As front matter has it. */
  image: string
}

/**
 * The file that a page's `image` names: found as those of its body are, or below a static folder where its path lacks the
 * leading slash, as Docusaurus has it. An address that names its scheme is none.
 */
export function findSocialImage(layout: ContentLayout, { file, image }: SocialImage): FoundFile | undefined {
  if (URL.canParse(image)) return undefined
  return findFile(layout, file, image) ?? findFile(layout, file, `/${image}`)
}

/** Whether a page's `image` names a file that the build must not read. */
export function socialImageLeadsOutside(layout: ContentLayout, { file, image }: SocialImage): boolean {
  if (URL.canParse(image) || findSocialImage(layout, { file, image })) return false
  return leadsOutside(layout, file, image) || leadsOutside(layout, file, `/${image}`)
}

/**
 * Path on this site, without its prefix, or address of the picture that stands for a page. An `image` that names no file
 * of the content stays as it is: the host may have it.
 * @param publish publishes a file that is not copied as it is, and returns its path
 */
export function socialImage(
  layout: ContentLayout,
  source: SocialImage,
  publish: (file: string) => string,
): string {
  const found = findSocialImage(layout, source)
  if (!found) return source.image
  return found.publicPath ?? decodeURI(publish(found.file))
}
