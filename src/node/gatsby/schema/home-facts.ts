import { homePaths } from "../../../shared/home-links"
import { withoutTrailingSlash } from "../../../shared/paths"
import { contentIndex, type ResolverContext } from "./resolver-context"
import { sidebarNamed } from "./resolve-trail"

/** Facts about the whole content that the home page shows. */
export function homeFacts(context: ResolverContext): { missingPaths: string[]; walkthroughs: number } {
  const { pages, bySlug } = contentIndex(context)
  const firstSteps = pages.filter(
    ({ slug, sidebar }) =>
      sidebar !== undefined &&
      context.cache.sidebarView(sidebarNamed(sidebar, context)).walkthroughOf(slug)?.position === 1,
  )
  return {
    missingPaths: [...new Set(homePaths)].filter((path) => !bySlug.has(withoutTrailingSlash(path))),
    walkthroughs: firstSteps.length,
  }
}
