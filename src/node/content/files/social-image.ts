import type { ContentDocument } from "../document"
import type { ContentLayout } from "../layout"
import { findFile, leadsOutside, type FoundFile } from "./find-file"

/** A page's social card image, and the page's file, relative to the content directory. */
interface SocialImage {
  file: ContentDocument["file"]
  /** The value in the front matter. */
  image: string
}

/**
 * The file of a page's `image`: resolved like images in the body or, for a path without a leading slash, in a static folder,
 * like in Docusaurus. `undefined` for an address with a scheme.
 */
export function findSocialImage(layout: ContentLayout, { file, image }: SocialImage): FoundFile | undefined {
  if (URL.canParse(image)) return undefined
  return findFile(layout, file, image) ?? findFile(layout, file, `/${image}`)
}

/** Whether a page's `image` is a file that the build must not read. */
export function socialImageLeadsOutside(layout: ContentLayout, { file, image }: SocialImage): boolean {
  if (URL.canParse(image) || findSocialImage(layout, { file, image })) return false
  return leadsOutside(layout, file, image) || leadsOutside(layout, file, `/${image}`)
}

/**
 * Path, without the path prefix, or address of a page's social card image. An `image` that is not a file of the content is
 * returned unchanged, because the host may serve it.
 * @param publish publishes a file that is not in a static folder, and returns its path
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
